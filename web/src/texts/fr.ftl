# What the page itself says. The house and the games have their own texts.

## The house

home = Cocarde, retour à l’étagère
tools = Réglages et aide
close = Fermer
language-other = Switch to English
light-paper = Lumière du jour
light-walnut = Lumière des bougies
motion = Mouvements animés
settings = Réglages
way-back = Sur un autre appareil
way-back-line = Ce lien rend vos parties et votre place à un autre navigateur. Gardez-le pour vous.
way-back-copy = Copier le lien de retour
loading = Un instant…
retry = Réessayer
failed = Le serveur ne répond pas. Rien n’est perdu.

## The shelf

shelf-line = Cinq jeux français d’histoire et de pouvoir
shelf-boxes = Les cinq boîtes
box-open = Ouvrir la boîte : { $title }
box-soon = En préparation
box-lys-title = Le Lys et la Cocarde
box-lys-facts = 2 à 6 joueurs · 30 à 75 min
box-lys-promise = Traversez la Révolution, et décidez quel événement n’aura jamais eu lieu.
box-guillotine-title = Guillotine
box-guillotine-facts = 2 à 4 joueurs · 120 min
box-guillotine-promise = Votez en secret, dénoncez à voix haute, et tâchez d’être réélu vivant.
box-vendee-title = Vendée Militaire
box-vendee-facts = 2 ou 4 joueurs · 30 à 45 min
box-vendee-promise = Les Blancs veulent la guerre brève, les Bleus la veulent longue : enchérissez.
box-courtisans-title = Courtisans
box-courtisans-facts = 3 à 8 joueurs · 90 à 150 min
box-courtisans-promise = Versailles : demandez, promettez, mariez, et gardez les formes.
box-cortege-title = Le Cortège
box-cortege-facts = 2 joueurs · 20 min
box-cortege-promise = D’une pichenette, la manifestation contre le palais ; puis on change de camp.
continue-title = Reprendre une partie
continue-none = Les parties commencées sur cet appareil vous attendront ici.
continue-yours = À vous de jouer
continue-theirs = On attend { $names }
continue-open = On attend des joueurs
continue-over = Terminée : à revoir
continue-against = avec { $names }
continue-alone = à plusieurs sur cet écran
continue-all = { $count ->
    [one] Une autre partie
   *[other] { $count } autres parties
  }
join-title = Rejoindre par un lien
join-line = On vous a envoyé une invitation ? Collez-la ici.
join-field = Lien d’invitation
join-go = Entrer
join-wrong = Ce n’est pas un lien d’invitation.
waiting-title = Des tables vous attendent
waiting-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
  }
waiting-with = avec { $names }

## The page of a game

game-minutes = { $low } à { $high } minutes
game-seats = { $seats } joueurs
game-from-to = { $low } à { $high }
or = ou
mode = Comment jouer
mode-bot = Contre l’automate
mode-bot-line = Tout de suite
mode-here = Sur cet écran
mode-here-line = On se passe l’appareil
mode-link = Par un lien
mode-link-line = Chacun chez soi
players = Combien de joueurs
players-n = { $count } joueurs
level = L’adversaire
bot-role = automate, { $level }
bot-random = Au hasard
bot-greedy = Appliqué
bot-novice = Débutant
bot-good = Averti
bot-strong = Redoutable
side = Votre camp
side-any = Au sort
side-seat = Siège { $n }
company = Autour de la table
company-n = { $n }ᵉ place
company-person = une personne, par le lien
pace = Le temps de réfléchir
pace-0 = Sans limite
pace-120 = 2 minutes
pace-600 = 10 minutes
pace-86400 = Un jour
terms-listed = Table ouverte
terms-listed-line = Annoncée sur l’étagère : qui veut peut s’asseoir.
terms-whispers = Apartés
terms-whispers-line = Deux joueurs peuvent se parler en secret.
name = Votre nom
name-of = Nom : { $side }
name-placeholder = Comment vous appeler ?
name-player = Joueur { $n }
name-guest = Quidam
name-guest-n = Quidam { $n }
options = Options de la table
play = Jouer
play-failed = La table n’a pas pu être dressée : { $error }
rules = Règles
rules-read = Lire les règles
rules-of = Règles : { $game }
rules-search = Chercher un mot ou un numéro
rules-none = Aucune règle ne contient ces mots.
rules-failed = Les règles n’ont pas pu être lues.
open-rule = Ouvrir la règle { $rule }
game-soon = Cette boîte est encore à l’atelier.
game-soon-line = Ses règles sont écrites, ses pions ne sont pas encore tournés. Revenez bientôt.
game-back = Retour à l’étagère

## The table

table-opening = On dresse la table…
table-waits = On attend que chacun prenne place.
table-over = La partie est terminée.
table-thinking = { $count ->
    [one] { $names } réfléchit.
   *[other] { $names } réfléchissent.
  }
your-turn = À vous
time-left = { $time } pour répondre
time-over = Le temps est écoulé.
prompt = Ce qu’on vous demande
clear = Annuler
undo = Reprendre
hint = Conseil
hint-thinking = L’automate réfléchit…
hint-line = L’automate répondrait : { $answer }.
hint-take = Suivre
line-lost = La liaison est coupée ; on la rétablit…
line-closed = Cette table ne répond plus.
line-retry = Réessayer maintenant
note-watching = Vous regardez cette partie sans y jouer.
note-first = Désignez d’abord l’autre pièce de ce choix, celle qui luit.
note-picked = Cela ne va pas avec ce que vous avez déjà choisi. Échap pour recommencer.
note-possible = C’est permis.
note-no-line = La liaison est coupée : rien n’a été envoyé.
note-error = Le serveur n’a pas compris : { $error }
seats = Autour de la table
seat-you = vous
seat-here = sur cet écran
seat-online = présent
seat-away = absent
seat-open = place libre
seat-nobody = Place libre
seat-turn = doit jouer
log = Journal
log-empty = Rien ne s’est encore passé.
talk = Paroles
talk-empty = Personne n’a encore parlé.
talk-say = Dire à la table…
talk-to = À qui
talk-address = S’adresser à quelqu’un dans les formes
talk-all = À tous
talk-whisper = { $from } à { $to }, en aparté
talk-gallery = Dire à la galerie…
talk-send = Envoyer
talk-spectator = Spectateur
talk-new = { $count ->
    [one] une parole nouvelle
   *[other] { $count } paroles nouvelles
  }
hand = Main
board-whole = Tout voir
watching = Vous regardez
ending-show = Le résultat
curtain-turn = À qui le tour
curtain-pass = Passez l’écran à { $name }
curtain-raise = Je suis { $name }
curtain-hint = Les cartes resteront cachées jusque-là.
ending-won = Vous l’emportez
ending-lost = La partie vous échappe
ending-winner = { $count ->
    [one] { $names } l’emporte
   *[other] { $names } l’emportent
  }
ending-rank = Rang
ending-name = Nom
ending-score = Points
ending-again = Une autre partie
ending-replay = Revoir la partie
ending-board = Voir le plateau
ending-story = Le fil de la partie
ending-turns = Les tournants
ending-turn-for = Coup { $n }, en faveur de { $names }
ending-picture = L’image de la partie
ending-picture-label = Image à partager : titre, joueurs, rangs et courbes de la partie
ending-picture-png = En image (PNG)
ending-picture-svg = En dessin (SVG)
ending-picture-failed = L’image n’a pas pu être tirée.
ending-story-failed = Le fil de la partie n’a pas pu être lu.
curves-points = Points
curves-prospects = Avantage
curves-kind = Ce que montrent les courbes
curves-won = gagné
curves-lost = perdu
curves-points-label = Points de chacun, coup après coup
curves-prospects-label = Avantage de chacun, coup après coup, de perdu à gagné
ending-export = Garder la partie dans un fichier

## The invitation

invite-title = Invitez par ce lien
invite-free = { $count ->
    [one] Une place est libre. Qui ouvre ce lien peut la prendre, sans compte.
   *[other] { $count } places sont libres. Qui ouvre ce lien peut en prendre une, sans compte.
  }
invite-link = Lien d’invitation
invite-copy = Copier
invite-qr = À viser avec un téléphone pour entrer
invite-copied = Copié
landing-title = On vous attend à cette table
landing-seat = Votre place
landing-any = La première libre
landing-go = Prendre place
landing-full = Toutes les places sont prises.
landing-watch = Regarder seulement
landing-failed = La place n’a pas pu être prise : { $error }

## The replay

replay-title = Revoir : { $game }
replay-at = Coup { $n } sur { $length }
replay-slider = Coup
replay-play = Lecture
replay-pause = Pause
replay-back = Coup précédent
replay-next = Coup suivant
replay-from = Vu par
replay-public = tout le monde
replay-table = La table
replay-speed = Allure
replay-failed = Cette partie ne peut pas être revue : { $error }
replay-running = Une partie se revoit quand elle est terminée.

## Keys

keys-title = Touches et réglages
key-tab = passer d’une pièce permise à l’autre
key-arrows = aller vers la pièce voisine
key-shift-arrows = aller vers n’importe quelle pièce
key-enter = choisir, ou demander pourquoi c’est interdit
key-digits = les réponses du bandeau, dans l’ordre
key-escape = recommencer le choix
key-u = reprendre son dernier choix
key-h = demander conseil à l’automate
key-l = journal
key-t = paroles
key-r = règles
key-help = ce panneau
key-space-replay = lecture ou pause
key-arrows-replay = coup précédent, coup suivant
key-digits-replay = allure de la lecture
key-home-replay = début, fin
key-escape-name = Échap
key-enter-name = Entrée
key-tab-name = Tab
key-space-name = Espace
key-shift-name = Maj

## Nowhere

lost-title = Cette page n’est pas dans la bibliothèque
lost-line = L’adresse est peut-être incomplète, ou la table a été rangée.

## Ce qu’on demande aux autres

floor = Demander à la table
floor-back = Revenir avant mon dernier coup
floor-pause = Arrêter la pendule
floor-replace = Remplacer { $name } par un automate
motion = Proposition
motion-back = { $seat } demande à revenir avant son dernier coup.
motion-pause = { $seat } propose d’arrêter la pendule jusqu’au prochain coup.
motion-replace = { $seat } propose qu’un automate joue à la place de { $of }.
motion-waits = On attend l’avis de { $names }.
motion-yes = D’accord
motion-no = Non
motion-withdraw = Retirer ma demande

## Les dés sous scellés

verify = Vérifier les dés
verify-checking = On brise le scellé…
verify-fair = Tout est juste : les { $count } tirages de cette partie viennent du secret scellé avant elle.
verify-failed = Le scellé n’a pas pu être lu.
verify-unknown = Ce navigateur ne vérifie les scellés qu’à une adresse sûre (https).
verify-seal = Le secret n’est pas celui qui avait été scellé.
verify-forged = Le tirage de l’entrée { $n } n’est pas celui que donne le secret.
verify-commitment = Scellé avant la partie :
luck-seat = Joueur
luck-dice = Dés
luck-got = Total
luck-expected = En moyenne
luck-of = { $count } × { $sides } faces

## Un fichier

bring = Une partie gardée dans un fichier
bring-choose = Choisir un fichier
bring-failed = Cette partie n’a pas pu être lue : { $error }
bring-unreadable = ce n’est pas un fichier de Cocarde.

## Être prévenu

notify = Me prévenir quand c’est à moi
notify-turn = À vous de jouer : { $game }
notify-denied = Votre navigateur refuse les notifications de cette adresse.

## Et si…

branch = Et si…
branch-bot = Reprendre d’ici à la place de { $name }, contre l’automate
branch-here = Reprendre d’ici, tous sur cet écran
branch-failed = La partie n’a pas pu reprendre d’ici : { $error }
rematch = Revanche
rematch-enter = La revanche est prête
