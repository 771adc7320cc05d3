import { matrixOf } from './command-cell.js'
import { LOCK_COMMANDS } from './subjects/commands.js'

describe('What is done', () => matrixOf(LOCK_COMMANDS))
