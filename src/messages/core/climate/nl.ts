import type { en } from './en.js'

/** Thermostats and climate presets, in Dutch. */
export const nl: typeof en = ({ counted, number, degreesIn }) => ({
  thermostat: {
    degrees: (value) => `${number(value)}°`,
    degreesBetween: (low, high) => `${number(low)}–${number(high)}°`,
    degreesIn,
    fahrenheit: '°F',
    celsius: '°C',
    unit: 'Temperatuureenheid',
    unknown: '--',
    temperature: 'Temperatuur',
    humidity: (percent) => `Luchtvochtigheid ${percent}`,
    fanMode: 'Ventilator',
    status: { heating: 'Verwarmt', cooling: 'Koelt', 'fan-only': 'Alleen ventilator' },
    statusTo: {
      heating: (temperature) => `Verwarmt tot ${temperature}`,
      cooling: (temperature) => `Koelt tot ${temperature}`
    },
    fanRunning: 'Ventilator: draait',
    fanIdle: 'Ventilator: staat stil',
    fanUnknown: 'Ventilator: --',
    currentSettings: 'Huidige instellingen',
    currentSettingsDetail: 'Dit zijn de huidige instellingen van het apparaat. Wat u hier wijzigt, verandert ook op het apparaat.',
    aboutCurrentSettings: 'Over de huidige instellingen',
    mode: 'Modus',
    modes: { heat: 'Verwarmen', cool: 'Koelen', heat_cool: 'Verwarmen & koelen', off: 'Uit' },
    heat: 'Verwarmen',
    cool: 'Koelen',
    setTo: { heat: 'Verwarmen tot', cool: 'Koelen tot' },
    less: (name) => `${name}: lager`,
    more: (name) => `${name}: hoger`,
    now: (temperature) => `Nu ${temperature}`,
    setPoints: 'Ingestelde temperaturen',
    scale: 'Schaal',
    gap: (degrees) => `Minstens ${degrees} verschil`,
    presets: 'Klimaatstanden',
    managePresets: (count) => `Beheren (${counted(count, { one: '# stand', other: '# standen' })})`,
    fanModes: { auto: 'Automatisch', on: 'Aan', circulate: 'Circuleren' },
    stillWaiting: 'Het apparaat reageert nog niet',
    saving: 'Opslaan…',
    saved: 'Opgeslagen',
    fanModeUpdated: 'De ventilator is ingesteld',
    fanModeFailed: 'De ventilator kon niet worden ingesteld. Probeer het opnieuw.',
    climateFailed: 'De klimaatinstelling kon niet worden gewijzigd. Probeer het opnieuw.'
  },
  climatePresets: {
    title: 'Klimaatstanden',
    createTitle: 'Nieuwe klimaatstand',
    created: 'Klimaatstand gemaakt',
    updated: 'Klimaatstand bijgewerkt',
    deleteFailed: 'De klimaatstand kon niet worden verwijderd. Probeer het opnieuw.'
  }
})
