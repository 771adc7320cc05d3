// First, since it asks the platform while everything below is being evaluated.
import './begin-first.js'
// Next, since that is seen before anything else is there.
import './draw-first.js'
// Next, since most pages show them first.
import './session.js'
import './device-table.js'
// A table that has a view would wait for it.
import '../src/features/device-table/view/view-tools.js'
import './after-first.js'

export * from './index.js'
