import { nextTask } from '../src/element/start/next-task.js'

// What was asked for is answered, and what was defined is drawn, before what is imported after this is evaluated.
await nextTask()
