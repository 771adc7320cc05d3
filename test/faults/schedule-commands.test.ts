import { matrixOf } from './command-cell.js'
import { SCHEDULE_COMMANDS } from './subjects/schedule-commands.js'

describe('What is done', () => matrixOf(SCHEDULE_COMMANDS))
