import { matrixOf } from './command-cell.js'
import { THRESHOLD_COMMANDS } from './scenarios/threshold-commands.js'

describe('Noise threshold commands under faults', () => matrixOf(THRESHOLD_COMMANDS))
