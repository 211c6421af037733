## The box

title = Vendée Militaire 1793-1794
tagline = White wants the war short, Blue wants it long: raise your bid.
promise = Two camps, auctions of cards, and a war that one side wants short and the other long.
pitch = Whites and Blues contest fourteen hexes of hedgerow, marsh and plain, one against one or in two teams. Every battle is a climb of bids: you must answer higher and in the right type, and you are not always free to give up. A general on the roll of a die, a cancellation kept for the end, and the safest bid collapses. All the while the red marker moves up or down: the Whites want to finish quickly, the Blues need time.
pitch-history = In March 1793 the levy of 300,000 men raised part of western France against the Republic. The civil war that followed, the march beyond the Loire and the repression of 1794 cost nearly two hundred thousand lives, a great many of them civilians. The game follows the military course of these two years; it does not claim to tell all their grief.

## White cards, Jeu I

card-w1_annulation = Cancellation (Sunken lanes)
card-w1_annulation-note = In the sunken lanes of the bocage, columns lost their way and their men.
card-w1_capitaine = Parish Captain
card-w1_capitaine-note = Every parish company chose its own captain.
card-w1_marie_jeanne = The Cannon Marie-Jeanne
card-w1_marie_jeanne-note = A bronze gun taken in March 1793, lost and retaken at Fontenay in May; the mascot of the army.
card-w1_sacre_coeur = The Sacred Heart
card-w1_sacre_coeur-note = A red heart and a cross, sewn on the coats of the insurgents.
card-w1_epidemie = Epidemic
card-w1_epidemie-note = Typhus and dysentery followed both armies.
card-w1_tocsin = The Tocsin
card-w1_tocsin-note = From 10 to 14 March 1793 the bells ring from parish to parish against the levy.
card-w1_soulevement = The Parishes Rise
card-w1_soulevement-note = In March 1793 some hundreds of parishes refuse the levy and take up arms.
card-w1_generalissime = Generalissimo
card-w1_generalissime-note = Cathelineau is elected generalissimo at Saumur on 12 June 1793; d’Elbée follows him in July.
card-w1_faux = Scythes and Pitchforks
card-w1_faux-note = The first arms of the insurgents were often their tools.
card-w1_soeurs = Sisters of Wisdom
card-w1_soeurs-note = The nursing sisters of Saint-Laurent-sur-Sèvre cared for the wounded of both sides.
card-w1_moulins = The Windmills Talk
card-w1_moulins-note = The position of windmill sails told where the Blues were.
card-w1_gars = Lads of the Bocage
card-w1_gars-note = They fought at home, behind hedges they knew.
card-w1_maraichins = Marsh Men
card-w1_maraichins-note = Men of the western marshes, companions of Charette.
card-w1_paysans = Peasants in Arms
card-w1_paysans-note = They came for a fight and went back to the harvest.
card-w1_pretres = Good Priests
card-w1_pretres-note = Priests who had refused the civil oath; their return was a first demand of the rising.
card-w1_louis17 = Long Live Louis XVII!
card-w1_louis17-note = The insurgents fought in the name of the captive child king.
card-w1_torfou = Victory at Torfou
card-w1_torfou-note = On 19 September 1793 the troops from Mainz are beaten there.
card-w1_thouars = Capture of Thouars
card-w1_thouars-note = On 5 May 1793 the army of the Vendée enters the town.
card-w1_saumur = Capture of Saumur
card-w1_saumur-note = On 9 June 1793 the town falls to the Vendeans.
card-w1_pays = Country in Revolt
card-w1_pays-note = The land the rising held in the spring of 1793.
card-w1_armee = Catholic and Royal Army
card-w1_armee-note = The name the united army of the insurgents took in the spring of 1793.
card-w1_dieu_roi = For God and the King
card-w1_dieu_roi-note = The motto of the united army of spring 1793.

## White cards, Jeu II

card-w2_annulation = Cancellation (Marsh fog)
card-w2_annulation-note = Charette’s men vanished into the western marshes, which the columns did not know.
card-w2_capitaine = Parish Captain
card-w2_capitaine-note = Every parish company chose its own captain.
card-w2_chouans = Chouans of Maine
card-w2_chouans-note = In October 1793 Chouans join the march of the Vendeans at Laval.
card-w2_cavaliers = Stofflet’s Horsemen
card-w2_cavaliers-note = Stofflet, once a gamekeeper, became major-general of the army.
card-w2_dysenterie = Dysentery
card-w2_dysenterie-note = Disease ravaged the Vendean column north of the Loire.
card-w2_grasla = Refuge of Grasla
card-w2_grasla-note = In 1794 families sheltered in huts in the forest of Grasla.
card-w2_releve = The Vendée Rises Again
card-w2_releve-note = In the spring of 1794 the burnt country takes up arms again.
card-w2_generalissime = Generalissimo
card-w2_generalissime-note = La Rochejaquelein is elected generalissimo in October 1793, at twenty-one.
card-w2_insaisissable = Elusive Charette
card-w2_insaisissable-note = In the winter of 1793-94 Charette slipped through every net.
card-w2_intrigues = Intrigues in Paris
card-w2_intrigues-note = Republican generals were recalled, arrested, even executed, like Biron in December 1793.
card-w2_caches = Hidden Grain
card-w2_caches-note = Grain hidden from requisitions and columns.
card-w2_haies = Hedges and Broom
card-w2_haies-note = Hedges and broom hid the marksmen of a country that fought at home.
card-w2_anglais = Signals to the English
card-w2_anglais-note = In November 1793 a British landing was hoped for at Granville.
card-w2_passage = Crossing the Loire
card-w2_passage-note = On 18 and 19 October 1793 tens of thousands cross the river at Saint-Florent.
card-w2_pretres = Good Priests
card-w2_pretres-note = Priests who had stayed or come back against the law shared the fate of their parishioners.
card-w2_galerne = March of Galerne
card-w2_galerne-note = From 18 October to 23 December 1793: the march beyond the Loire, and back.
card-w2_grace = Mercy for the Prisoners
card-w2_grace-note = On 18 October 1793 the dying Bonchamps has thousands of prisoners spared.
card-w2_pourparlers = Peace Talks
card-w2_pourparlers-note = Talks of this kind led to a peace in early 1795.
card-w2_suivez_moi = If I Advance, Follow Me
card-w2_suivez_moi-note = Words ascribed to the young La Rochejaquelein.
card-w2_entrammes = Victory at Entrammes
card-w2_entrammes-note = In late October 1793 the army pursuing the Vendeans is routed near Laval.
card-w2_roi_marais = King of the Marsh
card-w2_roi_marais-note = Charette and his men held the western marsh.

## Blue cards, Jeu I

card-b1_annulation = Cancellation (Countermand)
card-b1_annulation-note = Orders and counter-orders from committees and deputies crossed each other.
card-b1_garde = National Guard
card-b1_garde-note = The town militias, called up in the first days.
card-b1_renforts = Reinforcements
card-b1_renforts-note = Troops sent to the West from the frontiers.
card-b1_mayencais = Arrival of the Mainz Army
card-b1_mayencais-note = Released on terms in July 1793, the garrison of Mainz is in the West by September.
card-b1_diplomatie = Diplomacy
card-b1_diplomatie-note = Promises and pardons bring a district back to the Republic.
card-b1_representant = People’s Representative
card-b1_representant-note = A deputy on mission with full powers.
card-b1_levee = Levy of 300,000 Men
card-b1_levee-note = The decree of 24 February 1793, the spark of the rising.
card-b1_denonciation = Denunciation
card-b1_denonciation-note = The watch committees are set up in March 1793.
card-b1_volontaires = National Volunteers
card-b1_volontaires-note = The half-trained soldiers of the first months.
card-b1_blessure = Wounded Chief
card-b1_blessure-note = In June 1793 Cathelineau is mortally wounded at Nantes.
card-b1_requisitions = Requisitions
card-b1_requisitions-note = Grain, carts and horses, taken for the columns.
card-b1_club = Patriot Club
card-b1_club-note = In the towns the clubs gathered the supporters of the Revolution.
card-b1_ligne = Line Troops
card-b1_ligne-note = Regular soldiers sent from the frontiers.
card-b1_artillerie = Field Artillery
card-b1_artillerie-note = Guns from the frontiers, more at home on the plain than in sunken lanes.
card-b1_escadre = Ocean Squadron
card-b1_escadre-note = The navy kept the ports.
card-b1_district = District Administration
card-b1_district-note = The towns and their administrations stayed with the Republic.
card-b1_patrie = The Fatherland in Danger
card-b1_patrie-note = The alarm cry of the emergency government of 1793.
card-b1_salut_public = Committee of Public Safety
card-b1_salut_public-note = Set up in April 1793, the Committee became the heart of the war government.
card-b1_hussards = Hussars
card-b1_hussards-note = Light horse sent from the frontiers.
card-b1_nantes = Nantes Holds
card-b1_nantes-note = On 29 June 1793 the city beats off the assault.
card-b1_armee = Army of the Coasts
card-b1_armee-note = The armies of the coasts of Brest and of the coasts of La Rochelle.
card-b1_decret_aout = Decree of 1 August
card-b1_decret_aout-note = On 1 August 1793 the Convention orders the insurgent country laid waste.

## Blue cards, Jeu II

card-b2_annulation = Cancellation (Order of the Committee)
card-b2_annulation-note = An order from Paris could stop an army on the march.
card-b2_garde = National Guard
card-b2_garde-note = The militia of the towns that stayed with the Republic.
card-b2_renforts = Reinforcements
card-b2_renforts-note = More troops sent from the frontiers.
card-b2_mayence = Veterans of Mainz
card-b2_mayence-note = The old garrison of Mainz, in the West since September 1793.
card-b2_carrier = Carrier at Nantes
card-b2_carrier-note = Under this deputy on mission prisoners were shot and drowned at Nantes in the winter of 1793-94.
card-b2_representant = People’s Representative
card-b2_representant-note = A deputy on mission with full powers.
card-b2_camps = Entrenched Camps
card-b2_camps-note = Fortified camps were set up in 1794.
card-b2_colonnes = Infernal Columns
card-b2_colonnes-note = In early 1794 General Turreau’s columns burn the country and massacre inhabitants.
card-b2_volontaires = National Volunteers
card-b2_volontaires-note = Battalions raised in haste and ill prepared for this war.
card-b2_chef_tue = Chief Killed
card-b2_chef_tue-note = La Rochejaquelein is killed in January 1794.
card-b2_requisitions = Requisitions
card-b2_requisitions-note = Grain, carts and horses, taken for the columns.
card-b2_ligne = Line Troops
card-b2_ligne-note = Regular soldiers sent from the frontiers.
card-b2_poursuite = Pursuit beyond the Loire
card-b2_poursuite-note = In the autumn of 1793 the republican armies pursue the Vendeans north of the Loire.
card-b2_granville = Granville Holds
card-b2_granville-note = On 14 and 15 November 1793 the siege fails.
card-b2_district = District Administration
card-b2_district-note = The towns and their administrations stayed with the Republic.
card-b2_decret_oct = Decree of 1 October
card-b2_decret_oct-note = On 1 October 1793 the Convention decrees the crushing of the Vendée.
card-b2_outrance = War to the Bitter End
card-b2_outrance-note = From now on the war is fought without quarter.
card-b2_westermann = Westermann’s Hussars
card-b2_westermann-note = Westermann’s horsemen harried the march of the Vendeans.
card-b2_villes = Patriot Towns
card-b2_villes-note = On the edge of the insurgent country the towns stayed with the Republic.
card-b2_cholet = Victory at Cholet
card-b2_cholet-note = On 17 October 1793 the army of the Vendée is beaten before Cholet.
card-b2_savenay = Savenay
card-b2_savenay-note = On 23 December 1793 what was left of the army from beyond the Loire is destroyed.
card-b2_terreur = The Terror
card-b2_terreur-note = From September 1793 the Terror becomes a policy.

## Hexes

hex-nantes = Nantes
hex-nantes-area = Nantes country, Paimbœuf
hex-nantes-short = Nant
hex-nantes-note = On 29 June 1793 the city beats off the army of the Vendée; Cathelineau is mortally wounded there.
hex-saint_florent = Saint-Florent-le-Vieil
hex-saint_florent-area = the Mauges along the river
hex-saint_florent-short = Flor
hex-saint_florent-note = On 12 March 1793 the young men called up by the levy rise here; on 18 October the beaten army crosses the Loire.
hex-angers = Angers
hex-angers-area = Les Ponts-de-Cé
hex-angers-short = Ang
hex-angers-note = Occupied by the Vendeans in June 1793, the city holds out against them in early December.
hex-machecoul = Machecoul
hex-machecoul-area = Pays de Retz, Legé
hex-machecoul-short = Mach
hex-machecoul-note = In March and April 1793 insurgents put to death more than a hundred inhabitants taken for republicans.
hex-montaigu = Montaigu
hex-montaigu-area = Clisson, Torfou
hex-montaigu-short = Mont
hex-montaigu-note = On 21 September 1793 Charette and Lescure surprise and beat Beysser’s division here.
hex-cholet = Cholet
hex-cholet-area = Beaupréau, Chemillé
hex-cholet-short = Chol
hex-cholet-note = On 17 October 1793 the Vendeans lose the battle here; d’Elbée and Bonchamps are gravely wounded.
hex-saumur = Saumur
hex-saumur-area = Vihiers, Doué
hex-saumur-short = Saum
hex-saumur-note = Taken by the Vendeans on 9 June 1793; three days later Cathelineau is elected generalissimo here.
hex-noirmoutier = Noirmoutier
hex-noirmoutier-area = Challans, the Breton Marsh
hex-noirmoutier-short = Noirm
hex-noirmoutier-note = Charette takes the island in October 1793; the republicans retake it in January 1794 and shoot d’Elbée there.
hex-les_herbiers = Les Herbiers
hex-les_herbiers-area = La Roche-sur-Yon, Chantonnay
hex-les_herbiers-short = Herb
hex-les_herbiers-note = In December 1793 the officers of Lower Poitou elect Charette general here.
hex-saint_laurent = Saint-Laurent-sur-Sèvre
hex-saint_laurent-area = Mortagne, Châtillon
hex-saint_laurent-short = Laur
hex-saint_laurent-note = Father de Montfort has lain buried here since 1716; it is the home of the Daughters of Wisdom.
hex-thouars = Thouars
hex-thouars-area = Bressuire, Parthenay
hex-thouars-short = Thou
hex-thouars-note = On 5 May 1793 the Vendeans force the crossing of the Thouet and the town surrenders.
hex-les_sables = Les Sables-d’Olonne
hex-les_sables-area = the marshes of Olonne
hex-les_sables-short = Sabl
hex-les_sables-note = Attacked twice in March 1793, the port stayed with the Republic.
hex-lucon = Luçon
hex-lucon-area = the Poitevin Marsh
hex-lucon-short = Luçon
hex-lucon-note = The Vendean attacks of the summer of 1793 fail here; the last, on 14 August, is a bloody defeat.
hex-fontenay = Fontenay-le-Comte
hex-fontenay-area = La Châtaigneraie
hex-fontenay-short = Font
hex-fontenay-note = Beaten before the town on 16 May 1793, the Vendeans take it on the 25th.
hex-laval = Laval
hex-laval-area = Entrammes
hex-laval-short = Laval
hex-laval-note = The Vendeans enter in October 1793 and Chouans join them.
hex-granville = Granville
hex-granville-area = Avranches, Dol
hex-granville-short = Granv
hex-granville-note = In mid-November 1793 the Vendeans fail before its walls; no help comes from the sea.
hex-le_mans = Le Mans
hex-le_mans-area = La Flèche
hex-le_mans-short = Mans
hex-le_mans-note = On 12 and 13 December 1793 the army of the Vendée is crushed here; thousands, fighters and civilians, lose their lives.

## Generals

general-g_cathelineau = Cathelineau
general-g_lescure = Lescure
general-g_elbee = d’Elbée
general-g_larochejaquelein = La Rochejaquelein
general-g_stofflet = Stofflet
general-g_charette = Charette
general-g_marce = Marcé
general-g_biron = Biron
general-g_canclaux = Canclaux
general-g_kleber = Kléber
general-g_westermann = Westermann
general-g_turreau = Turreau
general-g_extra-white = Generalissimo
general-g_extra-blue = People’s Representative

## Symbols

symbol-bocage = Hedgerow country
symbol-marais = Marsh
symbol-loire = River Loire
symbol-plaine = Plain
symbol-port = Harbour
symbol-galerne = Beyond the Loire
symbol-sacre_coeur = Sacred Heart

## Periods

period-1 = March–May 1793
period-2 = June–July 1793
period-3 = August–September 1793
period-4 = October–November 1793
period-5 = December 1793–January 1794
period-6 = February–May 1794

## Provenance

provenance-R = Rulebook
provenance-R-why = Printed in the rulebook, or attested by its long example.
provenance-P = Public source
provenance-P-why = Known from public reviews and descriptions of the game.
provenance-X = Reconstruction
provenance-X-why = Lost: reconstructed here in the spirit of the game and of history.

## Card types

type-M = Military
type-T = Territory
type-MT = Military or Territory
