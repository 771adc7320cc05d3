// First: sends requests while everything below is evaluated.
import './begin-first.js'
// Next: renders the first screens.
import './prerender-first.js'
// Next: most pages show these elements first.
import './session.js'
import './device-table.js'
// Otherwise, a table with a view would have to wait for this module.
import '../src/features/device-table/view/view-tools.js'
import './after-first.js'

export * from './index.js'
