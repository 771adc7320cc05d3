import { nextTask } from '../src/element/preload/next-task.js'
import { begun } from './begin-first.js'

// What the page shows first is drawn before what is imported after this is evaluated.
if (begun) await nextTask()
