import type { en } from './en.js'

/** Thermostats and climate presets, in Portuguese. */
export const pt: typeof en = ({ counted, number, degreesIn }) => ({
  thermostat: {
    degrees: (value) => `${number(value)}°`,
    degreesBetween: (low, high) => `${number(low)}–${number(high)}°`,
    degreesIn,
    fahrenheit: '°F',
    celsius: '°C',
    unit: 'Unidade de temperatura',
    unknown: '--',
    temperature: 'Temperatura',
    humidity: (percent) => `Umidade ${percent}`,
    fanMode: 'Ventilador',
    status: { heating: 'Aquecendo', cooling: 'Resfriando', 'fan-only': 'Só ventilador' },
    statusTo: {
      heating: (temperature) => `Aquecendo até ${temperature}`,
      cooling: (temperature) => `Resfriando até ${temperature}`
    },
    fanRunning: 'Ventilador: girando',
    fanIdle: 'Ventilador: parado',
    fanUnknown: 'Ventilador: --',
    currentSettings: 'Configurações atuais',
    currentSettingsDetail: 'Estas são as configurações atuais do dispositivo. Se você as alterar aqui, elas mudam no dispositivo.',
    aboutCurrentSettings: 'Sobre as configurações atuais',
    mode: 'Modo',
    modes: { heat: 'Aquecer', cool: 'Resfriar', heat_cool: 'Aquecer e resfriar', off: 'Desligado' },
    heat: 'Aquecer',
    cool: 'Resfriar',
    setTo: { heat: 'Aquecer até', cool: 'Resfriar até' },
    less: (name) => `${name}: diminuir`,
    more: (name) => `${name}: aumentar`,
    now: (temperature) => `Agora ${temperature}`,
    setPoints: 'Temperaturas definidas',
    scale: 'Escala',
    gap: (degrees) => `Pelo menos ${degrees} de diferença`,
    presets: 'Predefinições de clima',
    managePresets: (count) => `Gerenciar (${counted(count, { one: '# predefinição', other: '# predefinições' })})`,
    fanModes: { auto: 'Automático', on: 'Ligado', circulate: 'Circulação' },
    stillWaiting: 'Ainda aguardando o dispositivo',
    saving: 'Salvando…',
    saved: 'Salvo',
    fanModeUpdated: 'Ventilador ajustado',
    fanModeFailed: 'Não foi possível ajustar o ventilador. Tente novamente.',
    climateFailed: 'Não foi possível alterar a configuração de clima. Tente novamente.'
  },
  climatePresets: {
    title: 'Predefinições de clima',
    createTitle: 'Nova predefinição de clima',
    created: 'Predefinição de clima criada',
    updated: 'Predefinição de clima atualizada',
    deleteFailed: 'Não foi possível excluir a predefinição de clima. Tente novamente.'
  }
})
