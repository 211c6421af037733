/** French drops the e of « de » and « que » before a vowel: « le coup d’Élise », « la carte qu’Anne défausse ».
 *
 * A sentence is written once and names anybody, so that this is done when it is said, as in `cocarde.speech.elision`. */

/** A name that begins so; an h is mute in Hélène, Hippolyte and Hyacinthe, and is taken for aspirated in Hugo and Haxo. */
const VOWEL = /^(?!oui(?!\p{L})|onz)(?:[aeiouàâäæéèêëîïôöœùûü]|y(?![aeiouéèêô])|h[eéèêiïîy])/iu;
const shortened = (name: string): RegExp => new RegExp(`(?<![\\p{L}\\d_])(d|qu|lorsqu|puisqu|jusqu)e (?=${literal(name)})`, "giu");
const literal = (name: string): string => name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** The sentence with « d’ » and « qu’ » before those of its names that begin with a vowel; `read`: what is read of a name. */
export function elided(said: string, names: string[], read = (name: string): string => name): string {
  return names.filter((name) => VOWEL.test(read(name))).reduce((text, name) => text.replace(shortened(name), "$1’"), said);
}
