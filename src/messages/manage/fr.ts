import type { Formats } from '../formats.js'
import type { ManageMessages } from './en.js'

/** Texts of operations on devices and access codes in lists, in French. */
export const fr = ({ counted, number, percent }: Formats): ManageMessages => ({
  // Row actions of the device table.
  rowActions: {
    of: (action, name) => `${action}\u00a0: ${name}`,
    adjust: 'Régler',
    lastHour: 'Dernière heure',
    noises: (count) =>
      count > 0
        ? `${counted(count, { one: '# épisode bruyant', other: '# épisodes bruyants' })} durant la dernière heure`
        : 'Aucun épisode bruyant durant la dernière heure',
    hourAgo: 'Il y a une heure',
    now: 'Maintenant'
  },
  // Bulk operations.
  rejected: {
    title: 'Rien n’a été envoyé',
    reasons: {
      'signed-out': 'Votre session est terminée.',
      'not-allowed': 'Vous n’avez plus l’autorisation.',
      'not-offered': 'Cet élément n’est plus dans cette liste.',
      changed: 'Quelqu’un d’autre l’a modifié entre-temps.',
      late: 'Cela a pris trop de temps. Réessayez.',
      busy: 'Une autre modification est encore en cours d’envoi. Réessayez dans un instant.'
    }
  },
  bulk: {
    label: 'Agir sur plusieurs',
    selectAll: (count) => `Tout sélectionner (${number(count)})`,
    selected: (count) => counted(count, { one: '# sélectionné', other: '# sélectionnés' }),
    clear: 'Effacer la sélection',
    moreActions: 'Autres actions',
    open: {
      code: (count) => `Ajouter un code d’accès à ${number(count)}`,
      preset: (count) => `Appliquer un préréglage à ${number(count)}`,
      climate: (count) => `Régler la température de ${number(count)}`,
      fan: (count) => `Régler le ventilateur de ${number(count)}`
    },
    ask: {
      lock: (count) => counted(count, { one: 'Verrouiller # porte\u00a0?', other: 'Verrouiller # portes\u00a0?' }),
      unlock: (count) => counted(count, { one: 'Déverrouiller # porte\u00a0?', other: 'Déverrouiller # portes\u00a0?' }),
      code: (count) => counted(count, { one: 'Ajouter un code d’accès à # serrure', other: 'Ajouter un code d’accès à # serrures' }),
      preset: (count) => counted(count, { one: 'Appliquer un préréglage à # thermostat', other: 'Appliquer un préréglage à # thermostats' }),
      climate: (count) => counted(count, { one: 'Régler la température de # thermostat', other: 'Régler la température de # thermostats' }),
      fan: (count) => counted(count, { one: 'Régler le ventilateur de # thermostat', other: 'Régler le ventilateur de # thermostats' }),
      edit: (count) => counted(count, { one: 'Modifier # code d’accès', other: 'Modifier # codes d’accès' }),
      delete: (count) => counted(count, { one: 'Supprimer # code d’accès\u00a0?', other: 'Supprimer # codes d’accès\u00a0?' })
    },
    confirm: {
      lock: (count) => `Verrouiller ${number(count)}`,
      unlock: (count) => `Déverrouiller ${number(count)}`,
      code: (count) => counted(count, { one: 'Ajouter à # serrure', other: 'Ajouter à # serrures' }),
      preset: (count) => `Appliquer à ${number(count)}`,
      climate: (count) => `Régler pour ${number(count)}`,
      fan: (count) => `Régler pour ${number(count)}`,
      delete: (count) => `Supprimer ${number(count)}`
    },
    more: (count) => counted(count, { one: 'et # autre', other: 'et # autres' }),
    skips: {
      lock: (count) => counted(count, { one: '# serrure sera ignorée', other: '# serrures seront ignorées' }),
      thermostat: (count) => counted(count, { one: '# thermostat sera ignoré', other: '# thermostats seront ignorés' }),
      'noise-sensor': (count) => counted(count, { one: '# capteur de bruit sera ignoré', other: '# capteurs de bruit seront ignorés' }),
      code: (count) => counted(count, { one: '# code d’accès sera ignoré', other: '# codes d’accès seront ignorés' })
    },
    skipsFor: (what, reason) => `${what}\u00a0: ${reason}`,
    why: {
      offline: 'hors ligne',
      unable: 'impossible',
      noMode: (name) => `sans le mode «\u00a0${name}\u00a0»`,
      noPreset: (name) => `sans le préréglage «\u00a0${name}\u00a0»`
    },
    presetOn: (name, count, total) =>
      `${name} – ${number(count)} sur ${counted(total, { one: '# thermostat', other: '# thermostats' })}`,
    fitsNone: 'Aucune longueur de code ne convient à toutes ces serrures\u00a0: sélectionnez-en moins.',
    notMade: 'Le code n’a pas été ajouté à cette serrure.',
    keepOpen: 'Gardez cette page ouverte jusqu’à la fin.',
    progress: (settled, total, failed) =>
      `${number(settled)} sur ${number(total)}${failed > 0 ? `, ${number(failed)} en échec` : ''}`,
    finished: (done, total, failed) =>
      `Terminé\u00a0: ${number(done)} sur ${number(total)}${failed > 0 ? `, ${number(failed)} en échec` : ''}`,
    retry: (count) => `Réessayer (${number(count)})`,
    showDetails: 'Afficher les détails',
    hideDetails: 'Masquer les détails',
    because: (reason, count) => `${reason} (${number(count)})`,
    failed: 'Échec',
    status: {
      waiting: 'En attente',
      running: 'Envoi…',
      'still-waiting': 'Pas encore de réponse',
      done: 'Terminé',
      canceled: 'Refusé par cette page'
    },
    skipped: { 'under-way': 'Déjà en cours', gone: 'Supprimé', unable: 'Ignoré' }
  },
  // Sorting, groups and filters of a list.
  view: {
    heading: 'Affichage',
    sort: 'Trier',
    group: 'Grouper par',
    battery: 'Pile',
    problems: 'Problèmes',
    all: 'Tous',
    ungrouped: 'Aucun',
    reset: 'Réinitialiser',
    close: 'Fermer',
    active: 'Filtres actifs',
    remove: (filter) => `Retirer le filtre\u00a0: ${filter}`,
    clear: 'Effacer les filtres',
    noneLeft: 'Aucun appareil ne correspond à ces filtres',
    lowBattery: (level) => `Pile à moins de ${percent(level)}`,
    below: (level) => `Moins de ${percent(level)}`,
    offline: 'Hors ligne',
    issues: 'Avec problèmes',
    orders: {
      newest: 'Les plus récents d’abord',
      name: 'Nom',
      battery: 'Pile la plus faible d’abord',
      trouble: 'Problèmes d’abord',
      kind: 'Type'
    },
    groupings: {
      kind: 'Type',
      account: 'Compte',
      maker: 'Fabricant',
      space: 'Espace'
    },
    none: {
      kind: 'Autres appareils',
      account: 'Sans compte',
      maker: 'Fabricant inconnu',
      space: 'Sans espace'
    },
    kinds: {
      lock: 'Serrures',
      thermostat: 'Thermostats',
      'noise-sensor': 'Capteurs de bruit'
    },
    states: {
      locked: 'Verrouillée',
      unlocked: 'Déverrouillée',
      heating: 'Chauffe',
      cooling: 'Refroidit',
      noisy: 'Trop de bruit'
    }
  },
  conflict: {
    field: 'Une autre personne a aussi modifié ce champ.',
    whole: 'Une autre personne a modifié ceci entre-temps. Rechargez pour voir sa version. Vos modifications seront perdues.',
    mine: 'Votre saisie',
    theirs: 'Autre modification',
    keepMine: 'Garder la mienne',
    useTheirs: 'Prendre l’autre'
  },
  // Editing noise thresholds.
  thresholds: {
    title: 'Ajouter un seuil',
    name: 'Nom (facultatif)',
    decibels: 'Alerte au-dessus de (dB)',
    score: 'Score de risque de bruit (NRS)',
    less: (name) => `${name}\u00a0: baisser`,
    more: (name) => `${name}\u00a0: augmenter`,
    start: 'De',
    end: 'À',
    nextDay: 'le lendemain',
    required: 'Obligatoire',
    notANumber: 'Saisissez un nombre.',
    notBoth: 'Indiquez soit les décibels, soit un indice.',
    outOfRange: (least, most) => `Saisissez un nombre de ${number(least)} à ${number(most)}.`,
    nameRequired: 'Un nom peut être modifié, mais pas retiré.',
    sameTime: 'La fin doit être différente du début.',
    day: 'La journée de minuit à minuit',
    own: 'Ce seuil',
    otherThresholds: 'Autres seuils',
    overlaps: (name, level, times) => `Chevauche «\u00a0${name}\u00a0», qui autorise ${level}\u00a0: ${times}`,
    neverFirst: (name, level) =>
      `Ne se déclenche jamais\u00a0: «\u00a0${name}\u00a0» (${level}) couvre toute cette plage horaire.`,
    created: 'Seuil de bruit créé',
    updated: 'Seuil de bruit modifié',
    deleted: 'Suppression du seuil de bruit en cours',
    confirmDelete: 'Supprimer ce seuil de bruit\u00a0?',
    confirm: 'Supprimer',
    gone: 'Ce seuil de bruit n’existe plus.',
    failed: 'Le seuil de bruit n’a pas pu être enregistré. Veuillez réessayer.',
    deleteFailed: 'Le seuil de bruit n’a pas pu être supprimé. Veuillez réessayer.',
    offline: 'Les seuils de bruit pourront être modifiés dès que le capteur sera de nouveau en ligne.'
  },
  // The codes of all locks.
  allLocks: {
    heading: 'Tous les codes',
    list: 'Liste',
    calendar: 'Calendrier',
    group: 'Grouper par',
    byPerson: 'Personne',
    byLock: 'Serrure',
    chooseLocks: 'Choisir les serrures',
    searchLocks: 'Rechercher des serrures',
    noLock: 'Aucune serrure ne correspond',
    chooseOne: 'Choisissez au moins une serrure.',
    proceed: 'Continuer',
    locks: (count) => counted(count, { one: '# serrure', other: '# serrures' }),
    progress: (done, total) => `Vérification des codes\u00a0: ${number(done)} serrures sur ${number(total)}`,
    failed: (count) =>
      counted(count, { one: 'Les codes de # serrure n’ont pas pu être chargés', other: 'Les codes de # serrures n’ont pas pu être chargés' }),
    deleteAll: (count) => `Tout supprimer (${number(count)})`,
    editAll: (count) => `Tout modifier (${number(count)})`,
    differ: 'Codes différents',
    off: (count) =>
      counted(count, { one: '# serrure exige une autre longueur de code.', other: '# serrures exigent une autre longueur de code.' }),
    ownDigits: 'Ces serrures acceptent des codes de longueurs différentes\u00a0: chacune garde le sien.',
    timesDiffer: 'Horaires différents',
    differing: 'Différent\u00a0: chacun garde le sien'
  },
  // Codes that were set at the lock.
  unmanaged: {
    title: 'Définis sur la serrure',
    about: 'Ces codes ont été créés sur la serrure ou dans l’app du fabricant. Importez-les pour les modifier ici.',
    loading: 'Chargement des codes définis sur la serrure',
    none: 'Aucun autre code',
    failed: 'Les codes définis sur la serrure n’ont pas pu être chargés',
    manage: 'Importer',
    cannot: 'Ce code ne peut pas être importé.',
    manageAll: (count) => counted(count, { other: 'Tout importer (#)' }),
    managed: 'Code importé',
    notManaged: 'Le code n’a pas pu être importé.'
  },
  // Sharing an access code.
  sharing: {
    share: 'Partager',
    pass: 'Pass invité',
    print: 'Imprimer',
    picture: 'Code QR de ce pass',
    tooLong: 'Ce texte est trop long pour un code QR.',
    text: 'Texte à partager',
    close: 'Fermer',
    code: (pin) => `Code d’accès\u00a0: ${pin}`,
    always: 'Valable à tout moment',
    between: (start, end) => `Valable du ${start} au ${end}`,
    from: (start) => `Valable à partir du ${start}`,
    until: (end) => `Valable jusqu’au ${end}`
  }
})
