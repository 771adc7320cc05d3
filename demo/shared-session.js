import { createPageSandbox } from './page-sandbox.js'

/** The session of all that is shown outside of the playground: what is done in one place is seen in all. */
document.getElementById('session').client = createPageSandbox().follow({ size: 30, latency: 150, fault: 'none' })
