## The box

title = Le Lys et la Cocarde
tagline = Cross the Revolution, and decide which event never happened.
promise = Cross the Revolution, turn other people’s coats, and decide which events never happened.
pitch = Two to six players travel from 5 May 1789 to 18 Brumaire on a spiral of 56 dated squares. Cockade, lily or cross: your opponents may mark you whenever they like, and every square rewards or ruins you by what you wear. The dice bear two symbols that move a whole camp at once. The liberty trees you win are planted behind you: each is a brevet de civisme and wipes a square out of history. Dodge the Conciergerie, keep Danton or Bonaparte for the right day, and count your brevets when somebody reaches Brumaire.
pitch-history = In ten years France goes from monarchy to Republic, from Republic to Terror, then to the Directory and to Bonaparte’s coup. The game follows those ten years day by day, with their hopes and their victims; it keeps their irony: nobody stays on the same side for long.

## Roles, attacks, defences

card-role_cocarde = Cockade
card-role_cocarde-note = Blue and red for Paris, white for the King: in July 1789 one wears it on the hat to show one’s side.
card-role_lys = Lily
card-role_lys-note = The emblem of the kings of France becomes, from 1792 on, a dangerous mark.
card-role_croix = Cross
card-role_croix-note = Elected, salaried, summoned to swear: priests are part of every quarrel of the time.
card-attack_blue = Pamphlet (blue attack)
card-attack_blue-note = Hundreds of sheets are printed by night and cried in the morning.
card-attack_yellow = Denunciation (yellow attack)
card-attack_yellow-note = A neighbour, an unsigned note, and the committee knocks at the door.
card-attack_red = Indictment (red attack)
card-attack_red-note = The form the public prosecutor only has to fill in.
card-defence_blue = Inviolability (blue defence)
card-defence_blue-note = In 1789 the deputies are declared inviolable.
card-defence_yellow = Certificate of residence (yellow defence)
card-defence_yellow-note = It proves that one has not emigrated.
card-defence_red = Safety card (red defence)
card-defence_red-note = In Paris, in 1793, no man goes out without it.

## Celebrities

card-cel_necker = Necker
card-cel_necker-note = A popular minister; his dismissal in July 1789 raises Paris. He resigns in September 1790.
card-cel_louis_xvi = Louis XVI
card-cel_louis_xvi-note = King until the day of 10 August 1792, which suspends him.
card-cel_mirabeau = Mirabeau
card-cel_mirabeau-note = The great voice of 1789, and the court’s secret adviser. He dies on 2 April 1791.
card-cel_sieyes = Sieyès
card-cel_sieyes-note = He asked what the Third Estate is; he sits in the Constituent Assembly until it closes.
card-cel_bailly = Bailly
card-cel_bailly-note = An astronomer, he presides over the Tennis Court Oath and becomes mayor of Paris.
card-cel_la_fayette = La Fayette
card-cel_la_fayette-note = He commands the National Guard of Paris; in August 1792 he crosses the lines.
card-cel_desmoulins = Camille Desmoulins
card-cel_desmoulins-note = He harangues the Palais-Royal in July 1789; in the end his paper calls for clemency.
card-cel_marat = Marat
card-cel_marat-note = Physician, journalist, “Friend of the People”; murdered in his bath in July 1793.
card-cel_olympe_de_gouges = Olympe de Gouges
card-cel_olympe_de_gouges-note = In 1791 she writes the Declaration of the Rights of Woman and of the Female Citizen; guillotined in November 1793.
card-cel_danton = Danton
card-cel_danton-note = The man of the Cordeliers and of audacity; guillotined in April 1794.
card-cel_robespierre = Robespierre
card-cel_robespierre-note = “The Incorruptible” rules the Committee of Public Safety until Thermidor.
card-cel_madame_roland = Madame Roland
card-cel_madame_roland-note = Her salon makes the Girondin ministry; she is arrested on 1 June 1793.
card-cel_dumouriez = Dumouriez
card-cel_dumouriez-note = A minister, then the victor of Jemappes; he defects in April 1793.
card-cel_saint_just = Saint-Just
card-cel_saint_just-note = The youngest man of the Convention; he dies at twenty-six with Robespierre.
card-cel_fouquier_tinville = Fouquier-Tinville
card-cel_fouquier_tinville-note = Public prosecutor of the Revolutionary Tribunal; arrested in his turn after Thermidor.
card-cel_carnot = Lazare Carnot
card-cel_carnot-note = On the Committee he directs the armies; later a Director, he is proscribed on 18 Fructidor.
card-cel_barras = Barras
card-cel_barras-note = He leads the troops on 9 Thermidor and resigns on 18 Brumaire.
card-cel_madame_tallien = Madame Tallien
card-cel_madame_tallien-note = Out of prison after Thermidor, she is the queen of the Directory’s salons.
card-cel_josephine = Joséphine de Beauharnais
card-cel_josephine-note = Widow of a guillotined general, freed in August 1794, she marries Bonaparte in 1796.
card-cel_bonaparte = Bonaparte
card-cel_bonaparte-note = The cannon of Vendémiaire makes him known, Brumaire gives him power.

## Escapes and books

card-escape_rope = The rope of sheets (escape)
card-escape_rope-note = Knotted by night, at a window above the Seine.
card-escape_disguise = The disguise (escape)
card-escape_disguise-note = A carmagnole, a cap, and one walks out with the visitors.
card-escape_turnkey = The bribed turnkey (escape)
card-escape_turnkey-note = Three assignats and a bottle of wine.
card-escape_boat = The dugout canoe (escape)
card-escape_boat-note = From Cayenne, a few exiles reach Dutch Surinam.
card-book_encyclopedie = The Encyclopaedia
card-book_encyclopedie-note = Diderot and d’Alembert: seventeen volumes of text, eleven of plates.
card-book_esprit_des_lois = The Spirit of the Laws
card-book_esprit_des_lois-note = Montesquieu separates the powers.
card-book_lettres_persanes = Persian Letters
card-book_lettres_persanes-note = Montesquieu looks at Paris with the eyes of Isfahan.
card-book_contrat_social = The Social Contract
card-book_contrat_social-note = Rousseau makes the people the sovereign.
card-book_emile = Émile
card-book_emile-note = Rousseau on the education of a free man.
card-book_candide = Candide
card-book_candide-note = Voltaire: we must cultivate our garden.
card-book_tolerance = Treatise on Tolerance
card-book_tolerance-note = Voltaire writes it to clear the name of Jean Calas.
card-book_deux_indes = History of the Two Indies
card-book_deux_indes-note = Raynal, with Diderot, against slavery and conquest.

## What cards do

kind-role = Role
kind-attack = Attack
kind-defence = Defence
kind-celebrity = Celebrity
kind-escape = Escape
kind-book = Philosophical book
effect-role = Lay it before anybody, yourself included: it covers their role, or is added to it if they are, or become, a priest.
effect-attack = Against an opponent on a square of this colour: the Conciergerie. On the frontiers any colour kills.
effect-defence = Cancels an attack of the same colour against you.
effect-celebrity = From square { $first } to square { $last }: passes a barrier, averts a danger or cancels an attack, once.
effect-escape = Before your throw: from prison to square 30, from Guiana to square 53.
effect-book = Two books are a tree; at the great schools every book is one.

## Words of the board

marking-none = unmarked
marking-cocarde = revolutionary
marking-lys = royalist
marking-croix = priest
marking-jureur = juring priest
marking-refractaire = refractory priest
persona-f = a citoyenne
persona-m = a citoyen
hold-estates = the Estates-General
hold-tavern = the tavern
hold-salon = Madame de Staël’s salon
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-lys = lily
face-cocarde = cockade
zone-blue = blue
zone-yellow = yellow
zone-red = red
zone-white = white
zone-all = every colour
period-1 = Estates-General and Constituent Assembly
period-1-date = 1789-1791
period-2 = Constitutional monarchy
period-2-date = 1791-1792
period-3 = War, Republic, Terror
period-3-date = 1792-1794
period-4 = Thermidorian Convention
period-4-date = 1794-1795
period-5 = Directory
period-5-date = 1795-1799
track-main = The road
track-prison = Prison of the Conciergerie
track-front = Frontiers
track-guyana = Guiana
