import { matrixOf } from './command-cell.js'
import { THRESHOLD_COMMANDS } from './subjects/threshold-commands.js'

describe('What is done', () => matrixOf(THRESHOLD_COMMANDS))
