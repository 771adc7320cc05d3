import { nextTask } from '../src/element/dom/next-task.js'
import { preloading } from './begin-first.js'

// The first screen is drawn before the imports that follow are evaluated.
if (preloading) await nextTask()
