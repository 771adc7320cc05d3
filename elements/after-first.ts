import { nextTask } from '../src/element/preload/next-task.js'
import { begun } from './begin-first.js'

// The first screen is drawn before the imports that follow are evaluated.
if (begun) await nextTask()
