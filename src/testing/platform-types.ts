export type {
  SandboxAccessCode,
  SandboxConditions,
  SandboxDevice,
  SandboxFault,
  SandboxLock,
  SandboxNoiseSensor,
  SandboxOptions,
  SandboxRefusal,
  SandboxThermostat,
  SandboxUnmanagedAccessCode
} from '../sandbox/index.js'
export type { Platform, PlatformCall, PlatformOptions } from './recorded-sandbox.js'
