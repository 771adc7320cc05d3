import { matrixOf } from './command-cell.js'
import { CODE_COMMANDS } from './subjects/commands.js'

describe('What is done', () => matrixOf(CODE_COMMANDS))
