import { nextTask } from '../src/element/dom/next-task.js'
import { preloading } from './begin-first.js'

// The first screen is rendered before the imports that follow are evaluated.
if (preloading) await nextTask()
