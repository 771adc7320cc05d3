export { createSandbox, type Sandbox } from './sandbox.js'
export type { SandboxConditions, SandboxFault, SandboxOptions } from './options.js'
