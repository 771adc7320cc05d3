export type { Platform, PlatformCall, PlatformOptions } from './recorded-sandbox.js'
export type {
  SandboxAccessCode,
  SandboxConditions,
  SandboxDevice,
  SandboxFault,
  SandboxRefusal,
  SandboxLock,
  SandboxNoiseSensor,
  SandboxOptions,
  SandboxThermostat,
  SandboxUnmanagedAccessCode
} from '../sandbox/index.js'
