export type {
  SandboxAccessCode,
  SandboxDevice,
  SandboxLock,
  SandboxNoiseSensor,
  SandboxThermostat,
  SandboxUnmanagedAccessCode
} from './data/configured-devices.js'
export type { SandboxEntrance } from './data/entrances.js'
export type { SandboxThermostatSchedule } from './data/thermostat-schedules.js'
export type { SandboxConditions, SandboxFault, SandboxOptions, SandboxRefusal } from './options.js'
export { createSandbox, type Sandbox } from './sandbox.js'
