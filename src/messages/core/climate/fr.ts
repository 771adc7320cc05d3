import type { en } from './en.js'

/** Thermostats and climate presets, in French. */
export const fr: typeof en = ({ counted, number, degreesIn }) => ({
  thermostat: {
    degrees: (value) => `${number(value)}°`,
    degreesBetween: (low, high) => `${number(low)}–${number(high)}°`,
    degreesIn,
    fahrenheit: '°F',
    celsius: '°C',
    unit: 'Unité de température',
    unknown: '--',
    temperature: 'Température',
    humidity: (percent) => `Humidité ${percent}`,
    fanMode: 'Ventilateur',
    status: { heating: 'Chauffe', cooling: 'Refroidit', 'fan-only': 'Ventilateur seul' },
    statusTo: {
      heating: (temperature) => `Chauffe à ${temperature}`,
      cooling: (temperature) => `Refroidit à ${temperature}`
    },
    fanRunning: 'Ventilateur\u00a0: tourne',
    fanIdle: 'Ventilateur\u00a0: à l’arrêt',
    fanUnknown: 'Ventilateur\u00a0: --',
    currentSettings: 'Réglages actuels',
    currentSettingsDetail:
      'Ce sont les réglages actuels de l’appareil. Si vous les modifiez ici, ils changent sur l’appareil.',
    aboutCurrentSettings: 'À propos des réglages actuels',
    mode: 'Mode',
    modes: { heat: 'Chauffage', cool: 'Climatisation', heat_cool: 'Chauffage et climatisation', off: 'Arrêt' },
    heat: 'Chauffage',
    cool: 'Climatisation',
    setTo: { heat: 'Chauffer à', cool: 'Refroidir à' },
    less: (name) => `${name}\u00a0: baisser`,
    more: (name) => `${name}\u00a0: augmenter`,
    now: (temperature) => `Actuellement ${temperature}`,
    setPoints: 'Températures réglées',
    scale: 'Échelle',
    gap: (degrees) => `Au moins ${degrees} d’écart`,
    presets: 'Préréglages du thermostat',
    managePresets: (count) => `Gérer (${counted(count, { one: '# préréglage', other: '# préréglages' })})`,
    fanModes: { auto: 'Automatique', on: 'En marche', circulate: 'Circulation' },
    stillWaiting: 'L’appareil n’a pas encore répondu',
    saving: 'Enregistrement…',
    saved: 'Enregistré',
    fanModeUpdated: 'Le ventilateur a été réglé',
    fanModeFailed: 'Le ventilateur n’a pas pu être réglé. Veuillez réessayer.',
    climateFailed: 'Le réglage du thermostat n’a pas pu être modifié. Veuillez réessayer.'
  },
  climatePresets: {
    title: 'Préréglages du thermostat',
    createTitle: 'Nouveau préréglage',
    created: 'Préréglage créé',
    updated: 'Préréglage modifié',
    deleteFailed: 'Le préréglage n’a pas pu être supprimé. Veuillez réessayer.'
  }
})
