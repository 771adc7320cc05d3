import type { en } from './en.js'

/** Thermostats and climate presets, in German. */
export const de: typeof en = ({ number, degreesIn }) => ({
  thermostat: {
    degrees: (value) => `${number(value)}°`,
    degreesBetween: (low, high) => `${number(low)}–${number(high)}°`,
    degreesIn,
    fahrenheit: '°F',
    celsius: '°C',
    unit: 'Temperatureinheit',
    unknown: '--',
    temperature: 'Temperatur',
    humidity: (percent) => `Luftfeuchte ${percent}`,
    fanMode: 'Lüfter',
    status: { heating: 'Heizt', cooling: 'Kühlt', 'fan-only': 'Nur Lüfter' },
    statusTo: {
      heating: (temperature) => `Heizt auf ${temperature}`,
      cooling: (temperature) => `Kühlt auf ${temperature}`
    },
    fanRunning: 'Lüfter: läuft',
    fanIdle: 'Lüfter: läuft nicht',
    fanUnknown: 'Lüfter: --',
    currentSettings: 'Aktuelle Einstellungen',
    currentSettingsDetail:
      'Das sind die Einstellungen, die das Gerät gerade hat. Was Sie hier ändern, ändert sich auch am Gerät.',
    aboutCurrentSettings: 'Über die aktuellen Einstellungen',
    mode: 'Betriebsart',
    modes: { heat: 'Heizen', cool: 'Kühlen', heat_cool: 'Heizen & Kühlen', off: 'Aus' },
    heat: 'Heizen',
    cool: 'Kühlen',
    setTo: { heat: 'Heizen auf', cool: 'Kühlen auf' },
    less: (name) => `${name}: niedriger`,
    more: (name) => `${name}: höher`,
    now: (temperature) => `Jetzt ${temperature}`,
    setPoints: 'Solltemperaturen',
    scale: 'Skala',
    gap: (degrees) => `Mindestens ${degrees} Abstand`,
    presets: 'Klimavorgaben',
    managePresets: (count) => `Verwalten (${number(count)} ${count > 1 ? 'Vorgaben' : 'Vorgabe'})`,
    fanModes: { auto: 'Auto', on: 'An', circulate: 'Umwälzen' },
    stillWaiting: 'Noch keine Antwort vom Gerät',
    saving: 'Speichern …',
    saved: 'Gespeichert',
    fanModeUpdated: 'Der Lüfter wurde umgestellt',
    fanModeFailed: 'Der Lüfter konnte nicht umgestellt werden. Bitte versuchen Sie es erneut.',
    climateFailed: 'Die Klimaeinstellung konnte nicht geändert werden. Bitte versuchen Sie es erneut.'
  },
  climatePresets: {
    title: 'Klimavorgaben',
    createTitle: 'Neue Klimavorgabe',
    created: 'Klimavorgabe erstellt',
    updated: 'Klimavorgabe geändert',
    deleteFailed: 'Die Klimavorgabe konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.'
  }
})
