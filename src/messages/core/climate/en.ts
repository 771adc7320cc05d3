import type { Formats } from '../../formats.js'

/** Thermostats and climate presets, in English. */
export const en = ({ number, degreesIn }: Formats) => ({
  thermostat: {
    degrees: (value: number): string => `${number(value)}°`,
    degreesBetween: (low: number, high: number): string => `${number(low)}–${number(high)}°`,
    degreesIn,
    fahrenheit: '°F',
    celsius: '°C',
    unit: 'Temperature unit',
    unknown: '--',
    temperature: 'Temperature',
    humidity: (percent: string): string => `Humidity ${percent}`,
    fanMode: 'Fan mode',
    status: { heating: 'Heating', cooling: 'Cooling', 'fan-only': 'Fan only' },
    statusTo: {
      heating: (temperature: string): string => `Heating to ${temperature}`,
      cooling: (temperature: string): string => `Cooling to ${temperature}`
    },
    fanRunning: 'Fan: running',
    fanIdle: 'Fan: idle',
    fanUnknown: 'Fan: --',
    currentSettings: 'Current settings',
    currentSettingsDetail:
      'These are the settings currently on the device. If you change them here, they change on the device.',
    aboutCurrentSettings: 'About the current settings',
    mode: 'Mode',
    modes: { heat: 'Heat', cool: 'Cool', heat_cool: 'Heat & Cool', off: 'Off' },
    heat: 'Heat',
    cool: 'Cool',
    setTo: { heat: 'Heat to', cool: 'Cool to' },
    less: (name: string): string => `${name}: lower`,
    more: (name: string): string => `${name}: higher`,
    now: (temperature: string): string => `Now ${temperature}`,
    setPoints: 'Set points',
    scale: 'Scale',
    gap: (degrees: string): string => `At least ${degrees} apart`,
    presets: 'Climate presets',
    managePresets: (count: number): string => `Manage (${number(count)} ${count > 1 ? 'Presets' : 'Preset'})`,
    fanModes: { auto: 'Auto', on: 'On', circulate: 'Circulate' },
    stillWaiting: 'Still waiting for the device',
    saving: 'Saving…',
    saved: 'Saved',
    fanModeUpdated: 'Successfully updated fan mode!',
    fanModeFailed: 'Error updating fan mode. Please try again.',
    climateFailed: 'Error updating climate setting. Please try again.'
  },
  climatePresets: {
    title: 'Climate Presets',
    createTitle: 'Create New Climate Preset',
    created: 'Climate preset created',
    updated: 'Climate preset updated',
    deleteFailed: 'The climate preset could not be deleted. Please try again.'
  }
})
