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
setting-forced = Jouer les coups forcés contre les automates
setting-forced-line = Quand vous n’avez qu’une réponse possible, la maison la donne aussitôt et le journal le dit.
setting-forced-among = Jouer les coups forcés entre joueurs
setting-forced-among-line = La maison donne alors votre seule réponse après un temps de réflexion pris parmi les vôtres : sa vitesse n’apprend rien aux autres.
setting-letters = Taille du texte
setting-letters-usual = Ordinaire
setting-letters-large = Grande
setting-letters-larger = Plus grande
setting-letters-double = Double
setting-confirm = Confirmer l’irréparable
setting-confirm-line = Ce qui ne se reprend pas demande à être pressé deux fois.
way-back = Sur un autre appareil
way-back-line = Ce lien rend vos parties et votre place à un autre navigateur. Gardez-le pour vous.
way-back-copy = Copier le lien de retour
way-back-copied = Le lien est copié.
way-back-by-hand = Ce navigateur ne copie pas de lui-même : copiez le lien d’ici.
way-back-renew = Changer de lien
way-back-renewed = C’est fait : les anciens liens ne servent plus.
forget-me = M’oublier
forget-me-line = La maison oublie votre nom, vos lettres et vos liens. Vos parties terminées restent, sans vous nommer ; dans les autres, votre place est rendue.
forget-me-go = Oublier qui je suis…
forget-me-sure = Oui, m’oublier pour de bon
return-title = Le lien de retour
return-ask = Dans ce navigateur, vous serez { $name }. Continuer ?
return-ask-nameless = Ce navigateur reprendra les parties d’un quidam. Continuer ?
return-line = Les parties que vous avez ici sous un autre nom ne seront plus les vôtres dans ce navigateur.
return-go = Oui, c’est bien moi
return-failed = Ce lien ne mène à personne. Il a peut-être été remplacé.
loading = Un instant…
retry = Réessayer
failed = Le serveur ne répond pas. Rien n’est perdu.
why-silent = la maison ne répond pas. Rien n’est perdu.
why-too-often = trop de demandes à la fois. Attendez un instant, puis recommencez.

## The shelf

shelf-line = Jeux français d’histoire et de pouvoir
shelf-boxes = Les boîtes
box-open = Ouvrir la boîte : { $title }
box-minutes = { $minutes } min
continue-title = Reprendre une partie
awaited-title = On vous attend
continue-kept = On vous garde une place
continue-left = encore { $time }
continue-no-others = Aucune autre partie en cours.
just-now = à l’instant
continue-none = Les parties commencées sur cet appareil vous attendront ici.
continue-closed = Close : les règles ont changé
continue-yours = À vous de jouer
continue-theirs = On attend { $names }
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

game-minutes = { $minutes } minutes
game-seats = { $seats } joueurs
game-back = Retour à l’étagère
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
bot-master = Magistral
bot-foreign = automate invité
bot-foreign-named = { $name }, automate invité
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
pace-over-bot = Passé ce temps, l’automate répond pour qui se tait.
pace-over-first = Passé ce temps, la réponse que la règle prévoit vaut pour qui se tait.
pace-over-forfeit = Passé ce temps, qui se tait perd la partie.
terms-listed = Table ouverte
terms-listed-line = Annoncée sur l’étagère : qui veut peut s’asseoir.
terms-hints = Conseils
terms-hints-line = L’automate conseille qui le lui demande ; les autres le sauront.
terms-whispers = Apartés
terms-whispers-line = Deux joueurs peuvent se parler en secret.
terms-yes = oui
terms-no = non
name = Votre nom
name-of = Nom : { $side }
name-placeholder = Comment faut-il vous appeler ?
name-player = Joueur { $n }
name-guest = Quidam
name-guest-n = Quidam { $n }
option-alone = d’office sur un seul écran
options = Options de la table
play = Jouer
play-failed = La table n’a pas pu être dressée : { $error }
rules = Règles
rules-read = Lire les règles
primer = L’essentiel
rules-of = Règles : { $game }
rules-search = Chercher un mot ou un numéro
rules-none = Rien, ni dans les règles ni dans la boîte, ne répond à cela.
rules-failed = Les règles n’ont pas pu être lues.
open-rule = Ouvrir la règle { $rule }

## The table

table-opening = On dresse la table…
table-waits = On attend que chacun prenne place.
table-record = La position de cette partie ne peut plus être montrée : il en reste le journal.
table-unplayed = À cette table, personne n’a joué.
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
answers-all = Toutes les réponses ({ $count })
answers-short = Réponses ({ $count })
answers-sheet = { $count ->
    [0] Aucune réponse
    [one] Une réponse
   *[other] { $count } réponses
  }
answers-kind-each = { $count } réponses, { $least } % chacune.
answers-kind-from = { $count } réponses, de { $least } à { $most } %.
answers-behind = { $count } suites possibles
more = La suite
answers-seek = Chercher une réponse
answers-close = Fermer
answers-none = Aucune réponse de ce nom.
steps = Votre choix jusqu’ici
steps-back = Reprendre ce choix
undo = Reprendre
hint = Conseil
hint-thinking = L’automate réfléchit…
hint-title = Ce que ferait l’automate
hint-percent = { $percent } %
hint-show = Voir
hint-play = Jouer ce coup
restart = Recommencer le tour
confirm = – confirmer ?
forced = Coup forcé : { $answer }.
seat-advised = { $count ->
    [one] a demandé conseil une fois
   *[other] a demandé conseil { $count } fois
  }
line-lost = La liaison est coupée ; on la rétablit…
line-closed = Cette table ne répond plus.
line-blocked = L’hôte de la maison ne vous laisse plus jouer ici.
line-retry = Réessayer maintenant
note-watching = Vous regardez cette partie sans y jouer.
note-first = Désignez d’abord l’autre pièce de ce choix, celle qui luit.
note-possible = C’est permis.
note-no-line = La liaison est coupée : rien n’a été envoyé.
note-error = Le serveur n’a pas compris : { $error }
seats = Autour de la table
seat-you = vous
seat-here = sur cet écran
seat-online = à table
seat-away = pas là
seat-nobody = Place libre
seat-kept = place gardée
seat-turn = doit jouer
log = Journal
log-empty = Rien ne s’est encore passé.
talk = Paroles
talk-empty = Personne n’a encore parlé.
talk-say = Dire à la table…
talk-say-to = Dire à { $name }, en aparté…
talk-to = À qui
talk-address = S’adresser à quelqu’un dans les formes
talk-all = À tous
talk-heard = { $name } : { $text }
talk-whisper = { $from } à { $to }, en aparté
talk-gallery = Dire à la galerie…
talk-complain = Se plaindre
talk-send = Envoyer
talk-spectator = Spectateur
talk-new = { $count ->
    [one] une parole nouvelle
   *[other] { $count } paroles nouvelles
  }
hand = Main
board = Plateau
to-question = Question
board-whole = Tout voir
board-larger = Agrandir le plateau
board-smaller = Réduire le plateau
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
ending-reckoning = Le décompte
ending-score = Points
ending-again = Une autre partie
ending-replay = Revoir la partie
ending-board = Voir le plateau
ending-story = Le fil de la partie
ending-turns = Les tournants
ending-turn-for = Coup { $n }, favorable à { $names }
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
landing-kept = On vous garde une place
landing-decline = Non merci, laisser cette place
landing-namesake = Quelqu’un porte déjà ce nom à cette table : le vôtre recevra un numéro.
landing-seat = Votre place
landing-any = La première libre
landing-go = Prendre place
landing-full = Toutes les places sont prises.
landing-pace = Pour réfléchir : { $time }.
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
key-escape = recommencer le choix et revenir à la question
key-u = reprendre son dernier choix
key-shift-u = recommencer le tour
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
floor-replace-guest = Remplacer { $name } par { $bot }, automate invité
proposal = Proposition
motion-back = { $seat } demande à revenir avant son dernier coup.
motion-pause = { $seat } propose d’arrêter la pendule jusqu’au prochain coup.
motion-replace = { $seat } propose de remplacer { $of } par un automate.
motion-replace-guest = { $seat } propose de remplacer { $of } par { $bot }, automate invité.
motion-waits = On attend encore { $names }.
motion-yes = D’accord
motion-no = Non
motion-withdraw = Retirer ma demande

## Les dés sous scellés

verify = Vérifier les dés
verify-checking = On brise le scellé…
verify-fair = Tout est juste : les { $count } tirages de cette partie viennent du secret scellé avant elle.
verify-failed = Le scellé n’a pas pu être lu.
verify-unsealed = Le hasard de cette partie n’a pas été scellé avant elle : il n’y a rien à vérifier.
verify-unknown = Ce navigateur ne vérifie les scellés qu’à une adresse sûre (https).
verify-seal = Le secret n’est pas celui qui avait été scellé.
verify-forged = Le tirage de l’entrée { $n } n’est pas celui que donne le secret.
verify-commitment = Scellé avant la partie :
verify-words = Mots ajoutés par { $name } :
verify-words-missing = Les mots que ce navigateur avait ajoutés n’y sont pas.
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
branch-bot = Reprendre d’ici en tant que { $name }, contre l’automate
branch-here = Reprendre d’ici, tous sur cet écran
branch-friends = Reprendre d’ici avec { $names }
branch-link = Reprendre d’ici avec des amis, par un lien
branch-failed = La partie n’a pas pu reprendre d’ici : { $error }
rematch = Revanche
rematch-ask = Proposer une revanche
rematch-accept = Accepter la revanche
rematch-asked = { $count ->
    [one] { $names } vous propose une revanche.
   *[other] { $names } vous proposent une revanche.
  }
rematch-decline = Non merci
rematch-declined = C’est noté : la place qu’on vous gardait est libre.
rematch-enter = Aller à la revanche

## Le guide d’une première partie

guide = Guide
guide-begin = Première partie guidée
guide-begin-line = Une vraie partie contre l’automate, et quelqu’un à côté de vous qui explique au fur et à mesure.
guide-steps = Les étapes du guide
guide-step = Étape { $n } sur { $of }.
guide-next = Suite
guide-skip = Passer
guide-show = Montrer
guide-back = Revenir
guide-leave = Quitter le guide
guide-free = Jouez à votre idée ; je vous ferai signe dès qu’il y aura du nouveau.
guide-wait = Regardez les autres jouer ; je reprends quand la main vous revient.
guide-end = Vous savez jouer
guide-end-line = Le reste s’apprend en jouant. Un numéro de règle s’ouvre partout où vous en voyez un, et une pièce interdite dit pourquoi quand on la touche. Bonne partie !
key-i = d’où vient la pièce pointée
key-g = ouvrir ou quitter le guide

## Depuis votre dernière visite

since-title = Depuis votre dernière visite
since-moves = { $count ->
    [one] un coup
   *[other] { $count } coups
  }
ribbon-title = Depuis votre dernier coup
ribbon-more = { $count ->
    [one] autre changement
   *[other] autres changements
}
ribbon-again = Revoir
ribbon-again-of = Revoir : { $said }
ribbon-close = Fermer ce ruban
since-replay = Revoir ces coups
since-go-on = Continuer

## Les parties terminées

finished-title = Parties terminées
finished-mine = Mes parties
finished-mine-none = Vos parties terminées seront inscrites ici.
finished-house = À table ouverte
finished-house-none = Aucune table ouverte à tous n’a encore fini sa partie.
finished-replay = Revoir
finished-more = Plus anciennes

## Le courrier

letters-title = Le courrier de la maison
letters-confirm = Recevoir à cette adresse les lettres de vos parties ?
letters-confirm-go = Oui, c’est bien moi
letters-confirm-done = C’est noté. La maison vous écrira quand une partie vous attend.
letters-stop = Ne plus recevoir de lettres de cette maison ?
letters-stop-go = Ne plus m’écrire
letters-stop-done = C’est entendu : la maison ne vous écrira plus.
letters-failed = Ce lien ne sert plus. Vos réglages sont sous « Me prévenir ».
letters-panel = Me prévenir
letters-open = Me prévenir par lettre…
letters-none = Cette maison n’écrit pas de lettres. Votre navigateur peut vous prévenir : voyez la cloche, à la table.
letters-line = Quand vous n’êtes pas à la table, la maison peut vous écrire. Une lettre ne révèle jamais rien de secret.
letters-mail = Adresse de courriel
letters-mail-asked = Une lettre est partie : ouvrez son lien pour confirmer l’adresse.
letters-mail-confirmed = Adresse confirmée.
letters-webhook = Adresse à appeler (webhook)
letters-webhook-line = Celle d’un salon Discord, par exemple.
letters-turns = Quand on m’attend : c’est mon tour dans une partie lente, ou on me garde une place
letters-endings = Quand une partie est terminée
letters-often = À quelle fréquence
letters-often-0 = sans limite
letters-often-10 = au plus une lettre toutes les 10 minutes
letters-often-30 = au plus une lettre par demi-heure
letters-often-60 = au plus une lettre par heure
letters-often-360 = au plus une lettre toutes les 6 heures
letters-often-1440 = au plus une lettre par jour
letters-save = Enregistrer
letters-saved = C’est enregistré.
letters-wrong = Cette adresse ne peut pas servir : il faut une adresse de courriel, ou une adresse en https.
letters-gave-up-mail = Les lettres à votre adresse sont revenues : la maison ne l’emploie plus. Donnez-en une autre.
letters-gave-up-webhook = Votre adresse à appeler n’a pas répondu : la maison ne l’appelle plus. Donnez-la de nouveau quand elle répondra.

## Ce qui est dans la boîte, et d’où on le sait

catalogue-rules = Les articles
catalogue-box = La boîte
catalogue-open = D’où vient cette carte ?
catalogue-found = Règles : { $rules }. Pièces de la boîte : { $pieces }.
provenance = Provenance
provenance-R = Livret
provenance-P = Public
provenance-X = Reconstitué
provenance-B = Boîte du propriétaire
source-R = Imprimé dans le livret de règles.
source-Rn = Les nombres sont attestés par l’exemple du livret ; le titre est de nous.
source-P = Connu par des sources publiques.
source-X = Perdu, et reconstitué ici dans l’esprit du jeu et de l’histoire.
source-B = De la boîte du propriétaire : changé par le paquet de cette table.
source-RP = Le livret le donne, des sources publiques le complètent.
source-RX = Le livret en atteste une partie ; le reste est reconstitué.
source-PX = Des sources publiques en donnent une partie ; le reste est reconstitué.
source-RPX = Le livret et des sources publiques en donnent une partie ; le reste est reconstitué.
facts-given = Donné par le livret : { $list }.
facts-public = Par des sources publiques : { $list }.
facts-rest = Le reste est reconstitué.
facts-and = { $most } et { $last }
fact-block = le blocage
fact-colour = la couleur
fact-condition = la condition
fact-count = le nombre d’exemplaires
fact-discard = la défausse
fact-draws = les valeurs de pioche
fact-effect = l’effet
fact-fortress = la forteresse
fact-income = la rente
fact-kind = la sorte d’effet
fact-minimum = l’absence de minimum
fact-name = le nom
fact-number = le numéro
fact-opinion = l’effet sur l’Opinion
fact-place = un emploi en temps de guerre
fact-power = le pouvoir
fact-replacement = le remplacement d’une carte par l’autre
fact-scene = une scène semblable
fact-side = le camp de départ
fact-trigger = le petit cercle

## The plain board

plain-yes = oui
plain-no = non
plain-none = rien
plain-player = Joueur

## La salle d’attente

room-title = { $count ->
    [0] Tout le monde est là
    [one] On attend encore une personne
   *[other] On attend encore { $count } personnes
  }
room-line = La partie commence dès que la dernière place est prise.
room-line-host = La partie commence dès que la dernière place est prise, ou quand vous le dites.
room-seats = Autour de la table
room-host = hôte
room-bot = Asseoir un automate
room-free = Libérer cette place
room-agreed = Ce qui est convenu
room-change = Changer
room-keep = Adopter ces options
room-propose = Le proposer aux autres
room-leave-it = Laisser comme avant
room-begin = Commencez !
room-begin-line = { $count ->
    [one] La place vide attendra son tour : on pourra encore s’y asseoir, ou y mettre un automate.
   *[other] Les places vides attendront leur tour : on pourra encore s’y asseoir, ou y mettre des automates.
  }
room-cancel = Annuler la table
room-sure = Vraiment ?
room-get-up = Me lever
room-pace = Pour réfléchir
room-failed = Cela n’a pas pu se faire : { $error }
invite-show-qr = Code QR
name-stands-in = { $name } (automate)
seat-stands-in = un automate garde cette place
kept-yours = Un automate joue à votre place.
kept-take-back = Reprendre ma place
freed-open = L’hôte a repris votre place : elle est de nouveau libre.
freed-bot = L’hôte a donné votre place à un automate : { $name }.
freed-guest = Votre place ne vous attend plus : { $name } l’occupe à présent.
floor-abandon = Abandonner la partie, d’un commun accord
floor-leave = Laisser ma place à un automate
floor-host = Changer la table…
host-title = Changer la table
host-line = Tant que personne n’a joué. Les options ne changent que si tous sont d’accord ; on donne alors à nouveau.
floor-resume = Remettre la pendule en marche
floor-no-resigning = La règle de ce jeu ne prévoit pas qu’un joueur abandonne seul.
motion-abandon = { $seat } propose d’abandonner la partie.
motion-options = { $seat } propose d’autres options, et une nouvelle donne.
motion-option = { $name } :
motion-bots-wait = Les automates attendent.
motion-heard = Entendu
clock-paused = Pendule arrêtée, { $time } en réserve
clock-resume = Relancer
continue-waiting = { $count ->
    [one] On attend encore une personne
   *[other] On attend encore { $count } personnes
  }
continue-stands-in = Un automate joue à votre place
freed-shelf-open = L’hôte a repris votre place
freed-shelf-bot = Votre place est à un automate
freed-shelf-guest = Votre place est prise
continue-paused = Pendule arrêtée
continue-cancelled = Annulée par l’hôte
continue-abandoned = Abandonnée d’un commun accord
# Le maître : une partie revue, et les énigmes.
analysis = Analyse
analysis-title = Analyse de { $name }
analysis-whose = De qui ?
analysis-working = Le maître revoit la partie : { $game }
analysis-progress = { $done } décisions sur { $total }
analysis-queued = L’analyse attend son tour…
analysis-leave = Vous pouvez quitter cette page : l’analyse continue, et vous attendra ici.
analysis-none = Dans cette partie, vous n’avez jamais eu le choix.
analysis-failed = L’analyse ne peut pas être montrée : { $error }
analysis-impossible = Le maître n’a pas pu revoir cette partie.
analysis-not-yours = L’analyse est réservée à ceux qui ont joué cette partie.
coach-accuracy-word = de précision
coach-way = De { $start } % de chances de gagner à la première décision, à { $end } % à la fin.
coach-part-choices = Vos choix
coach-part-dice = Les dés et les tirages
coach-part-others = Les autres
coach-chart = Vos chances de gagner, de { $start } % à { $end } %
coach-moments = Ce qui a coûté le plus
coach-flawless = Rien : aucune de vos réponses n’était nettement moins bonne qu’une autre.
coach-rather = Plutôt :
coach-all = { $count ->
    [one] La décision
   *[other] Les { $count } décisions
}
coach-right = Votre réponse, et la meilleure
coach-yours = Votre réponse
coach-other = Mieux
coach-try-here = Rejouer d’ici
coach-as-puzzle = En énigme
puzzle = Énigme
puzzle-title = Énigme du jour : { $game }
puzzle-own = Apprendre de ses erreurs : { $game }
puzzle-ask = Une réponse est nettement la meilleure. Laquelle ?
puzzle-right = C’est cela : { $percent } % de chances de gagner.
puzzle-wrong = Il y a mieux. Cherchez encore.
puzzle-right-mark = la meilleure
puzzle-wrong-mark = il y a mieux
puzzle-none = Pas encore d’énigme ici : elles viennent des parties jouées dans cette maison.
puzzle-about = Une position d’une partie jouée dans cette maison. Vous savez ce que savait ce joueur, et rien d’autre.
puzzle-about-own = Un moment de votre partie qui a coûté cher. Vous savez ce que vous saviez alors.
puzzle-given = Dans la partie ({ $percent } % de chances de gagner) :
puzzle-next = Énigme suivante
coach-learn = Apprendre de ses erreurs
puzzle-today = Énigme du jour

# --- La maison et son hôte ---
line-restart = La maison redémarre ; la partie reprendra d’elle-même…
house-maintenance = Des travaux se préparent : la maison n’ouvre plus de nouvelle table, les parties en cours continuent.
house-read = Entendu

# --- Les robots du dehors ---
bots-title = Robots du dehors
bots-line = Un robot du dehors est un programme que vous écrivez et faites tourner chez vous. Il joue par HTTP avec un jeton, s’assied où l’hôte d’une table l’invite, et porte votre nom d’auteur.
bots-mine = Vos robots
bots-none = Vous n’avez pas encore de robot.
bots-name = Nom du robot
bots-name-line = De 2 à 23 signes : a-z, 0-9, _ et -.
bots-author = Votre nom d’auteur
bots-make = Créer un jeton
bots-token = Le jeton de « { $name } » :
bots-token-line = Gardez-le pour vous : il n’est montré que cette fois. Qui l’a joue sous le nom de ce robot.
bots-copy = Copier le jeton
bots-copied = Le jeton est copié.
bots-by-hand = Ce navigateur ne copie pas de lui-même : copiez le jeton d’ici.
bots-drop = Supprimer
bots-here = Robots à l’écoute
bots-here-none = Aucun robot n’est à l’écoute en ce moment.
bots-here-line = Pour jouer avec l’un d’eux, ouvrez une table « Par un lien » et donnez-lui une place dans la salle d’attente.
bots-by = { $name }, signé { $author }
bots-at-line = à l’écoute
bots-away = absent
bots-failed = Cela n’a pas pu se faire : { $error }
bots-reference = Référence de l’interface
bots-reference-line = Tous les appels, tels que la maison les décrit elle-même (OpenAPI). Le client Python cocarde.client les connaît.
seat-program = robot signé { $author }
seat-program-awaited = robot signé { $author }, invité
room-program = { $name }, robot signé { $author }
reference-title = Référence de l’interface
reference-call = Appels
reference-shapes = Formes
reference-given = Données
reference-failed = La description n’a pas pu être lue.
reference-about = Les phrases de cette page sont celles du code : elles sont en anglais.

## Les paquets

pack = Paquet
pack-none = La boîte telle quelle
pack-differs = Ce qui change
pack-rows = { $n ->
    [one] une ligne change
   *[other] { $n } lignes changent
}
pack-names = { $n ->
    [0] Aucun nom ne change.
    [one] Un nom change.
   *[other] { $n } noms changent.
}
pack-by = { $author }, version { $version }, licence { $licence }
pack-unsigned = Version { $version }, licence { $licence }
pack-before = Avant
pack-after = Après
pack-with = Avec le paquet « { $title } »
workshop = Atelier
