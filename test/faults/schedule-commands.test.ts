import { matrixOf } from './command-cell.js'
import { SCHEDULE_COMMANDS } from './scenarios/schedule-commands.js'

describe('Schedule commands under faults', () => matrixOf(SCHEDULE_COMMANDS))
