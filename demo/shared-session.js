import { createPageSandbox } from './page-sandbox.js'

/** All elements of the page share this session, so a change in one is visible in all. */
const client = createPageSandbox().applySettings({ size: 30, latency: 150, fault: 'none' })
for (const element of document.querySelectorAll('#session, x-attention')) element.client = client
