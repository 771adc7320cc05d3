import type { en } from './en.js'

/** Thermostats and climate presets, in Spanish. */
export const es: typeof en = ({ counted, number, degreesIn }) => ({
  thermostat: {
    degrees: (value) => `${number(value)}°`,
    degreesBetween: (low, high) => `${number(low)}–${number(high)}°`,
    degreesIn,
    fahrenheit: '°F',
    celsius: '°C',
    unit: 'Unidad de temperatura',
    unknown: '--',
    temperature: 'Temperatura',
    humidity: (percent) => `Humedad ${percent}`,
    fanMode: 'Ventilador',
    status: { heating: 'Calentando', cooling: 'Enfriando', 'fan-only': 'Solo ventilador' },
    statusTo: {
      heating: (temperature) => `Calentando a ${temperature}`,
      cooling: (temperature) => `Enfriando a ${temperature}`
    },
    fanRunning: 'Ventilador: en marcha',
    fanIdle: 'Ventilador: parado',
    fanUnknown: 'Ventilador: --',
    currentSettings: 'Ajustes actuales',
    currentSettingsDetail: 'Estos son los ajustes actuales del dispositivo. Si los cambia aquí, cambian en el dispositivo.',
    aboutCurrentSettings: 'Acerca de los ajustes actuales',
    mode: 'Modo',
    modes: { heat: 'Calor', cool: 'Frío', heat_cool: 'Calor y frío', off: 'Apagado' },
    heat: 'Calor',
    cool: 'Frío',
    setTo: { heat: 'Calentar a', cool: 'Enfriar a' },
    less: (name) => `${name}: bajar`,
    more: (name) => `${name}: subir`,
    now: (temperature) => `Ahora ${temperature}`,
    setPoints: 'Temperaturas fijadas',
    scale: 'Escala',
    gap: (degrees) => `Al menos ${degrees} de diferencia`,
    presets: 'Preajustes de clima',
    managePresets: (count) => `Gestionar (${counted(count, { one: '# preajuste', other: '# preajustes' })})`,
    fanModes: { auto: 'Automático', on: 'Encendido', circulate: 'Circulación' },
    stillWaiting: 'El dispositivo aún no responde',
    saving: 'Guardando…',
    saved: 'Guardado',
    fanModeUpdated: 'Ventilador ajustado',
    fanModeFailed: 'No se ha podido ajustar el ventilador. Inténtelo de nuevo.',
    climateFailed: 'No se ha podido cambiar el ajuste de clima. Inténtelo de nuevo.'
  },
  climatePresets: {
    title: 'Preajustes de clima',
    createTitle: 'Nuevo preajuste de clima',
    created: 'Preajuste de clima creado',
    updated: 'Preajuste de clima actualizado',
    deleteFailed: 'No se ha podido eliminar el preajuste de clima. Inténtelo de nuevo.'
  }
})
