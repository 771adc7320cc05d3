import { matrixOf } from './command-cell.js'
import { THRESHOLD_COMMANDS } from './subjects/threshold-commands.js'

describe('Noise threshold commands under faults', () => matrixOf(THRESHOLD_COMMANDS))
