// First: sends requests while everything below is evaluated.
import './begin-first.js'
// Next: draws what is seen first.
import './draw-first.js'
// Next: most pages show these elements first.
import './session.js'
import './device-table.js'
// A table with a view would wait for this module.
import '../src/features/device-table/view/view-tools.js'
import './after-first.js'

export * from './index.js'
