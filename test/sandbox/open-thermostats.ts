import { openSandbox } from './open-sandbox.js'

export const hallway = 'device_hallway_thermostat'
export const bedroom = 'device_bedroom_thermostat'
export const lobby = 'device_lobby_thermostat'
export const attic = 'device_attic_thermostat'
export const studio = 'device_studio_thermostat'

/** Creates a sandbox and returns helpers for thermostats. */
export function open(...options: Parameters<typeof openSandbox>) {
  const opened = openSandbox(...options)
  return {
    ...opened,
    sendCommand: (path: string, device_id: string, params: object = {}) =>
      opened.ask(`/thermostats/${path}`, { device_id, ...params }),
    setting: async (id: string) => (await opened.properties(id)).current_climate_setting
  }
}
