import type { en } from './en.js'

/** Thermostats and climate presets, in Italian. */
export const it: typeof en = ({ counted, number, degreesIn }) => ({
  thermostat: {
    degrees: (value) => `${number(value)}°`,
    degreesBetween: (low, high) => `${number(low)}–${number(high)}°`,
    degreesIn,
    fahrenheit: '°F',
    celsius: '°C',
    unit: 'Unità di temperatura',
    unknown: '--',
    temperature: 'Temperatura',
    humidity: (percent) => `Umidità ${percent}`,
    fanMode: 'Ventola',
    status: { heating: 'Riscaldamento', cooling: 'Raffreddamento', 'fan-only': 'Solo ventola' },
    statusTo: {
      heating: (temperature) => `Riscaldamento a ${temperature}`,
      cooling: (temperature) => `Raffreddamento a ${temperature}`
    },
    fanRunning: 'Ventola: in funzione',
    fanIdle: 'Ventola: ferma',
    fanUnknown: 'Ventola: --',
    currentSettings: 'Impostazioni attuali',
    currentSettingsDetail: 'Sono le impostazioni attuali del dispositivo. Modificandole qui, cambiano sul dispositivo.',
    aboutCurrentSettings: 'Informazioni sulle impostazioni attuali',
    mode: 'Modalità',
    modes: { heat: 'Caldo', cool: 'Freddo', heat_cool: 'Caldo e freddo', off: 'Spento' },
    heat: 'Caldo',
    cool: 'Freddo',
    setTo: { heat: 'Riscalda a', cool: 'Raffredda a' },
    less: (name) => `${name}: diminuisci`,
    more: (name) => `${name}: aumenta`,
    now: (temperature) => `Ora ${temperature}`,
    setPoints: 'Temperature impostate',
    scale: 'Scala',
    gap: (degrees) => `Almeno ${degrees} di differenza`,
    presets: 'Preimpostazioni clima',
    managePresets: (count) => `Gestisci (${counted(count, { one: '# preimpostazione', other: '# preimpostazioni' })})`,
    fanModes: { auto: 'Automatica', on: 'Accesa', circulate: 'Ricircolo' },
    stillWaiting: 'Il dispositivo non risponde ancora',
    saving: 'Salvataggio…',
    saved: 'Salvato',
    fanModeUpdated: 'Ventola impostata',
    fanModeFailed: 'Impossibile impostare la ventola. Riprova.',
    climateFailed: 'Impossibile modificare l’impostazione del clima. Riprova.'
  },
  climatePresets: {
    title: 'Preimpostazioni clima',
    createTitle: 'Nuova preimpostazione clima',
    created: 'Preimpostazione clima creata',
    updated: 'Preimpostazione clima aggiornata',
    deleteFailed: 'Impossibile eliminare la preimpostazione clima. Riprova.'
  }
})
