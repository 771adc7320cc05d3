export { createSandbox, type Sandbox } from './sandbox.js'
export type { SandboxAccessCode, SandboxDevice, SandboxLock, SandboxNoiseSensor, SandboxThermostat } from './data/described-devices.js'
export type { SandboxConditions, SandboxFault, SandboxOptions } from './options.js'
