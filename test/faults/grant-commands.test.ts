import { matrixOf } from './command-cell.js'
import { GRANT_COMMANDS } from './scenarios/grant-commands.js'

describe('Access grant commands under faults', () => matrixOf(GRANT_COMMANDS))
