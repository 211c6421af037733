## La boîte

title = Vendée Militaire 1793-1794
tagline = Les Blancs veulent la guerre brève, les Bleus la veulent longue : enchérissez.
promise = Deux camps, des enchères de cartes, et une guerre que l’un veut courte et l’autre longue.
pitch = Blancs et Bleus se disputent quatorze hexagones de bocage, de marais et de plaine, à deux ou en deux équipes. Chaque bataille est une montée d’enchères : il faut répondre plus fort, dans le bon type, et l’on n’a pas toujours le droit de renoncer. Un Général sur un coup de dé, une Annulation gardée pour la fin, et l’enchère la plus sûre s’effondre. Pendant ce temps le marqueur rouge avance ou recule : les Blancs veulent finir vite, les Bleus ont besoin de temps.
pitch-history = En mars 1793, la levée de 300 000 hommes soulève une partie de l’Ouest contre la République. La guerre civile qui s’ensuit, la marche outre-Loire et la répression de 1794 coûtent la vie à près de deux cent mille personnes, dont une foule de civils. Le jeu suit le cours militaire de ces deux années ; il ne prétend pas en dire toute la douleur.

## Les cartes des Blancs, Jeu I

card-w1_annulation = Annulation (Chemins creux)
card-w1_annulation-note = Dans les chemins creux du bocage, les colonnes perdaient leur route et leurs hommes.
card-w1_capitaine = Capitaine de Paroisse
card-w1_capitaine-note = Chaque compagnie de paroisse choisissait elle-même son capitaine.
card-w1_marie_jeanne = La Marie-Jeanne
card-w1_marie_jeanne-note = Canon de bronze pris en mars 1793, perdu puis repris à Fontenay en mai ; l’armée en fit son porte-bonheur.
card-w1_sacre_coeur = Le Sacré-Cœur
card-w1_sacre_coeur-note = Un cœur rouge et une croix, cousus sur l’habit des insurgés.
card-w1_epidemie = Épidémie
card-w1_epidemie-note = Typhus et dysenterie suivaient les deux armées.
card-w1_tocsin = Le tocsin
card-w1_tocsin-note = Du 10 au 14 mars 1793, les cloches sonnent de paroisse en paroisse contre la levée.
card-w1_soulevement = Soulèvement des paroisses
card-w1_soulevement-note = En mars 1793, des centaines de paroisses refusent la levée et prennent les armes.
card-w1_generalissime = Généralissime
card-w1_generalissime-note = Cathelineau est élu généralissime à Saumur, le 12 juin 1793 ; d’Elbée lui succède en juillet.
card-w1_faux = Faux et fourches
card-w1_faux-note = Les premières armes des insurgés furent souvent leurs outils.
card-w1_soeurs = Sœurs de la Sagesse
card-w1_soeurs-note = Les sœurs soignantes de Saint-Laurent-sur-Sèvre secouraient les blessés des deux camps.
card-w1_moulins = Les moulins parlent
card-w1_moulins-note = La position des ailes des moulins disait où se trouvaient les Bleus.
card-w1_gars = Gars du bocage
card-w1_gars-note = Ils se battaient chez eux, à l’abri de haies qu’ils connaissaient.
card-w1_maraichins = Maraîchins
card-w1_maraichins-note = Les hommes des marais de l’Ouest, compagnons de Charette.
card-w1_paysans = Paysans en armes
card-w1_paysans-note = Venus pour un combat, ils repartaient ensuite à la moisson.
card-w1_pretres = Bons prêtres
card-w1_pretres-note = Prêtres qui avaient refusé le serment à la Constitution civile ; leur retour fut l’une des premières demandes des insurgés.
card-w1_louis17 = Vive Louis XVII !
card-w1_louis17-note = Les insurgés combattaient au nom de l’enfant roi, prisonnier.
card-w1_torfou = Victoire de Torfou
card-w1_torfou-note = Le 19 septembre 1793, les troupes venues de Mayence y sont battues.
card-w1_thouars = Prise de Thouars
card-w1_thouars-note = Le 5 mai 1793, l’armée vendéenne entre dans la ville.
card-w1_saumur = Prise de Saumur
card-w1_saumur-note = Le 9 juin 1793, la ville tombe aux mains des Vendéens.
card-w1_pays = Pays insurgé
card-w1_pays-note = Les terres que tenait l’insurrection au printemps 1793.
card-w1_armee = Armée catholique et royale
card-w1_armee-note = Le nom que prit l’armée réunie des insurgés, au printemps 1793.
card-w1_dieu_roi = Pour Dieu et le Roi
card-w1_dieu_roi-note = La devise de l’armée réunie au printemps 1793.

## Les cartes des Blancs, Jeu II

card-w2_annulation = Annulation (Brumes du marais)
card-w2_annulation-note = Les hommes de Charette disparaissaient dans les marais de l’Ouest, que les colonnes ne connaissaient pas.
card-w2_capitaine = Capitaine de Paroisse
card-w2_capitaine-note = Chaque compagnie de paroisse choisissait elle-même son capitaine.
card-w2_chouans = Chouans du Maine
card-w2_chouans-note = En octobre 1793, des chouans rejoignent à Laval la marche des Vendéens.
card-w2_cavaliers = Cavaliers de Stofflet
card-w2_cavaliers-note = Stofflet, ancien garde-chasse, devint major général de l’armée.
card-w2_dysenterie = Dysenterie
card-w2_dysenterie-note = La maladie ravagea la colonne vendéenne au nord de la Loire.
card-w2_grasla = Refuge de Grasla
card-w2_grasla-note = En 1794, des familles s’abritèrent dans les huttes de la forêt de Grasla.
card-w2_releve = La Vendée se relève
card-w2_releve-note = Au printemps 1794, le pays incendié reprend les armes.
card-w2_generalissime = Généralissime
card-w2_generalissime-note = La Rochejaquelein est élu généralissime en octobre 1793, à vingt et un ans.
card-w2_insaisissable = Charette insaisissable
card-w2_insaisissable-note = Pendant l’hiver 1793-1794, Charette passa entre les mailles de tous les filets.
card-w2_intrigues = Intrigues à Paris
card-w2_intrigues-note = Des généraux républicains furent rappelés, arrêtés, parfois exécutés, tel Biron en décembre 1793.
card-w2_caches = Caches de grain
card-w2_caches-note = Le grain que l’on cachait aux réquisitions et aux colonnes.
card-w2_haies = Haies et genêts
card-w2_haies-note = Haies et genêts cachaient les tireurs d’un pays qui se battait chez lui.
card-w2_anglais = Signaux aux Anglais
card-w2_anglais-note = En novembre 1793, on espérait à Granville un débarquement britannique.
card-w2_passage = Passage de la Loire
card-w2_passage-note = Les 18 et 19 octobre 1793, des dizaines de milliers de personnes passent le fleuve à Saint-Florent.
card-w2_pretres = Bons prêtres
card-w2_pretres-note = Restés ou revenus malgré les lois, ces prêtres partageaient le sort de leurs paroissiens.
card-w2_galerne = Virée de Galerne
card-w2_galerne-note = Du 18 octobre au 23 décembre 1793 : la marche au-delà de la Loire, et le retour.
card-w2_grace = Grâce aux prisonniers
card-w2_grace-note = Le 18 octobre 1793, Bonchamps mourant fait épargner des milliers de prisonniers.
card-w2_pourparlers = Pourparlers
card-w2_pourparlers-note = De tels pourparlers menèrent à une paix au début de 1795.
card-w2_suivez_moi = Si j’avance, suivez-moi
card-w2_suivez_moi-note = Paroles prêtées au jeune La Rochejaquelein.
card-w2_entrammes = Victoire d’Entrammes
card-w2_entrammes-note = Fin octobre 1793, l’armée qui poursuivait les Vendéens est mise en déroute près de Laval.
card-w2_roi_marais = Le roi du marais
card-w2_roi_marais-note = Charette et ses hommes tinrent le marais de l’Ouest.

## Les cartes des Bleus, Jeu I

card-b1_annulation = Annulation (Contrordre)
card-b1_annulation-note = Ordres et contrordres des comités et des députés se croisaient.
card-b1_garde = Garde nationale
card-b1_garde-note = Les milices des villes, appelées dès les premiers jours.
card-b1_renforts = Renforts
card-b1_renforts-note = Des troupes envoyées des frontières vers l’Ouest.
card-b1_mayencais = Arrivée des Mayençais
card-b1_mayencais-note = Libérée sous condition en juillet 1793, la garnison de Mayence est dans l’Ouest en septembre.
card-b1_diplomatie = Diplomatie
card-b1_diplomatie-note = Promesses et pardons ramènent un pays à la République.
card-b1_representant = Représentant du peuple
card-b1_representant-note = Un député en mission, muni des pleins pouvoirs.
card-b1_levee = Levée de 300 000 hommes
card-b1_levee-note = Le décret du 24 février 1793, étincelle du soulèvement.
card-b1_denonciation = Dénonciation
card-b1_denonciation-note = Les comités de surveillance sont créés en mars 1793.
card-b1_volontaires = Volontaires nationaux
card-b1_volontaires-note = Les soldats à peine exercés des premiers mois.
card-b1_blessure = Chef blessé
card-b1_blessure-note = En juin 1793, Cathelineau est mortellement blessé à Nantes.
card-b1_requisitions = Réquisitions
card-b1_requisitions-note = Grain, charrettes et chevaux, pris pour les colonnes.
card-b1_club = Club patriote
card-b1_club-note = Les clubs réunissaient, dans les villes, les partisans de la Révolution.
card-b1_ligne = Troupes de ligne
card-b1_ligne-note = Des soldats réguliers, envoyés des frontières.
card-b1_artillerie = Artillerie de campagne
card-b1_artillerie-note = Des canons venus des frontières, plus à l’aise en plaine que dans les chemins creux.
card-b1_escadre = Escadre de l’Océan
card-b1_escadre-note = La marine garda les ports.
card-b1_district = Administration du district
card-b1_district-note = Les villes et leurs administrations restèrent à la République.
card-b1_patrie = La Patrie en danger
card-b1_patrie-note = Le cri d’alarme du gouvernement d’exception de 1793.
card-b1_salut_public = Comité de salut public
card-b1_salut_public-note = Créé en avril 1793, le Comité devint le cœur du gouvernement de guerre.
card-b1_hussards = Hussards
card-b1_hussards-note = Cavalerie légère envoyée des frontières.
card-b1_nantes = Nantes résiste
card-b1_nantes-note = Le 29 juin 1793, la ville repousse l’assaut.
card-b1_armee = Armée des côtes
card-b1_armee-note = Les armées des côtes de Brest et des côtes de La Rochelle.
card-b1_decret_aout = Décret du 1ᵉʳ août
card-b1_decret_aout-note = Le 1ᵉʳ août 1793, la Convention ordonne de dévaster le pays insurgé.

## Les cartes des Bleus, Jeu II

card-b2_annulation = Annulation (Ordre du Comité)
card-b2_annulation-note = Un ordre venu de Paris pouvait arrêter une armée en marche.
card-b2_garde = Garde nationale
card-b2_garde-note = La milice des villes restées à la République.
card-b2_renforts = Renforts
card-b2_renforts-note = De nouvelles troupes envoyées des frontières.
card-b2_mayence = Vétérans de Mayence
card-b2_mayence-note = Les anciens de la garnison de Mayence, dans l’Ouest depuis septembre 1793.
card-b2_carrier = Carrier à Nantes
card-b2_carrier-note = Sous ce député en mission, des prisonniers furent fusillés et noyés à Nantes pendant l’hiver 1793-1794.
card-b2_representant = Représentant du peuple
card-b2_representant-note = Un député en mission, muni des pleins pouvoirs.
card-b2_camps = Camps retranchés
card-b2_camps-note = Des camps fortifiés furent établis en 1794.
card-b2_colonnes = Colonnes infernales
card-b2_colonnes-note = Au début de 1794, les colonnes du général Turreau incendient le pays et massacrent des habitants.
card-b2_volontaires = Volontaires nationaux
card-b2_volontaires-note = Des bataillons levés à la hâte, et mal préparés à cette guerre.
card-b2_chef_tue = Chef tué
card-b2_chef_tue-note = La Rochejaquelein est tué en janvier 1794.
card-b2_requisitions = Réquisitions
card-b2_requisitions-note = Grain, charrettes et chevaux, pris pour les colonnes.
card-b2_ligne = Troupes de ligne
card-b2_ligne-note = Des soldats réguliers, envoyés des frontières.
card-b2_poursuite = Poursuite outre-Loire
card-b2_poursuite-note = À l’automne 1793, les armées républicaines poursuivent les Vendéens au nord de la Loire.
card-b2_granville = Granville résiste
card-b2_granville-note = Les 14 et 15 novembre 1793, le siège échoue.
card-b2_district = Administration du district
card-b2_district-note = Les villes et leurs administrations restèrent à la République.
card-b2_decret_oct = Décret du 1ᵉʳ octobre
card-b2_decret_oct-note = Le 1ᵉʳ octobre 1793, la Convention décrète l’écrasement de la Vendée.
card-b2_outrance = Guerre à outrance
card-b2_outrance-note = La guerre se fait désormais sans quartier.
card-b2_westermann = Hussards de Westermann
card-b2_westermann-note = La cavalerie de Westermann harcela la marche des Vendéens.
card-b2_villes = Villes patriotes
card-b2_villes-note = Au bord du pays insurgé, les villes restèrent à la République.
card-b2_cholet = Victoire de Cholet
card-b2_cholet-note = Le 17 octobre 1793, l’armée vendéenne est battue devant Cholet.
card-b2_savenay = Savenay
card-b2_savenay-note = Le 23 décembre 1793, ce qui restait de l’armée d’outre-Loire est anéanti.
card-b2_terreur = La Terreur
card-b2_terreur-note = À partir de septembre 1793, la Terreur devient une politique.

## Les hexagones

hex-nantes = Nantes
hex-nantes-area = Pays nantais, Paimbœuf
hex-nantes-short = Nant
hex-nantes-note = Le 29 juin 1793, la ville repousse l’armée vendéenne ; Cathelineau y est mortellement blessé.
hex-saint_florent = Saint-Florent-le-Vieil
hex-saint_florent-area = les Mauges du fleuve
hex-saint_florent-short = Flor
hex-saint_florent-note = Le 12 mars 1793, les jeunes gens appelés par la levée s’y révoltent ; le 18 octobre, l’armée vaincue y passe la Loire.
hex-angers = Angers
hex-angers-area = Les Ponts-de-Cé
hex-angers-short = Ang
hex-angers-note = Occupée par les Vendéens en juin 1793, la ville leur résiste au début de décembre.
hex-machecoul = Machecoul
hex-machecoul-area = Pays de Retz, Legé
hex-machecoul-short = Mach
hex-machecoul-note = En mars et avril 1793, des insurgés y mettent à mort plus de cent habitants tenus pour républicains.
hex-montaigu = Montaigu
hex-montaigu-area = Clisson, Torfou
hex-montaigu-short = Mont
hex-montaigu-note = Le 21 septembre 1793, Charette et Lescure y surprennent et battent la division de Beysser.
hex-cholet = Cholet
hex-cholet-area = Beaupréau, Chemillé
hex-cholet-short = Chol
hex-cholet-note = Le 17 octobre 1793, les Vendéens y perdent la bataille ; d’Elbée et Bonchamps y sont grièvement blessés.
hex-saumur = Saumur
hex-saumur-area = Vihiers, Doué
hex-saumur-short = Saum
hex-saumur-note = Prise par les Vendéens le 9 juin 1793 ; Cathelineau y est élu généralissime trois jours plus tard.
hex-noirmoutier = Noirmoutier
hex-noirmoutier-area = Challans, le Marais breton
hex-noirmoutier-short = Noirm
hex-noirmoutier-note = Charette prend l’île en octobre 1793 ; les républicains la reprennent en janvier 1794 et y fusillent d’Elbée.
hex-les_herbiers = Les Herbiers
hex-les_herbiers-area = La Roche-sur-Yon, Chantonnay
hex-les_herbiers-short = Herb
hex-les_herbiers-note = En décembre 1793, les officiers du Bas-Poitou y élisent Charette général.
hex-saint_laurent = Saint-Laurent-sur-Sèvre
hex-saint_laurent-area = Mortagne, Châtillon
hex-saint_laurent-short = Laur
hex-saint_laurent-note = Le père de Montfort y est enterré depuis 1716 ; c’est la maison des Filles de la Sagesse.
hex-thouars = Thouars
hex-thouars-area = Bressuire, Parthenay
hex-thouars-short = Thou
hex-thouars-note = Le 5 mai 1793, les Vendéens forcent le passage du Thouet et la ville capitule.
hex-les_sables = Les Sables-d’Olonne
hex-les_sables-area = marais d’Olonne
hex-les_sables-short = Sabl
hex-les_sables-note = Attaqué deux fois en mars 1793, le port resta à la République.
hex-lucon = Luçon
hex-lucon-area = le Marais poitevin
hex-lucon-short = Luçon
hex-lucon-note = Les attaques vendéennes de l’été 1793 y échouent ; la dernière, le 14 août, est une défaite sanglante.
hex-fontenay = Fontenay-le-Comte
hex-fontenay-area = La Châtaigneraie
hex-fontenay-short = Font
hex-fontenay-note = Battus devant la ville le 16 mai 1793, les Vendéens s’en emparent le 25.
hex-laval = Laval
hex-laval-area = Entrammes
hex-laval-short = Laval
hex-laval-note = Les Vendéens y entrent en octobre 1793 et des chouans les rejoignent.
hex-granville = Granville
hex-granville-area = Avranches, Dol
hex-granville-short = Granv
hex-granville-note = À la mi-novembre 1793, les Vendéens échouent devant ses remparts ; aucun secours ne vient de la mer.
hex-le_mans = Le Mans
hex-le_mans-area = La Flèche
hex-le_mans-short = Mans
hex-le_mans-note = Les 12 et 13 décembre 1793, l’armée vendéenne y est écrasée ; des milliers de personnes, combattants et civils, y perdent la vie.

## Les Généraux

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
general-g_extra-white = Généralissime
general-g_extra-blue = Représentant du peuple

## Les symboles

symbol-bocage = Bocage
symbol-marais = Marais
symbol-loire = Loire
symbol-plaine = Plaine
symbol-port = Port
symbol-galerne = Galerne
symbol-sacre_coeur = Sacré-Cœur

## Les périodes

period-1 = Mars–mai 1793
period-2 = Juin–juillet 1793
period-3 = Août–septembre 1793
period-4 = Octobre–novembre 1793
period-5 = Décembre 1793–janvier 1794
period-6 = Février–mai 1794

## Les provenances

provenance-R = Livret
provenance-R-why = Imprimé dans le livret de règles, ou attesté par son grand exemple.
provenance-P = Source publique
provenance-P-why = Connu par des comptes rendus et des descriptions publiques du jeu.
provenance-X = Reconstitution
provenance-X-why = Perdu : reconstitué ici, dans l’esprit du jeu et de l’histoire.

## Les types de cartes

type-M = Militaire
type-T = Territoire
type-MT = Militaire ou Territoire
