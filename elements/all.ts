// First, since it asks the platform while everything below is being evaluated.
import './start-early.js'
// Next, since most pages show them first.
import './session.js'
import './device-table.js'
import './after-first.js'

export * from './index.js'
