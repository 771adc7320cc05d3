import { settings } from './settings.mjs'
import { webKitLauncher } from './webkit-launcher.mjs'

/** Tests that emulate media features, which WebKitGTK does not support. */
const OTHER_MEDIA = ['forced-colors', 'range-dial', 'reduced-motion'].map((name) => `test/ui/${name}.test.tsx`)

/** This test records navigations with `window.navigation`, which WebKitGTK 2.50 does not support. */
const NAVIGATION = ['test/features/account/connect-account-button.test.ts']

export default { ...(await settings({ leftOut: [...OTHER_MEDIA, ...NAVIGATION] })), browsers: [webKitLauncher()] }
