// First, since it asks the platform while everything below is being evaluated.
import './start-early.js'

export * from './index.js'
