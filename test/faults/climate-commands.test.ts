import { matrixOf } from './command-cell.js'
import { CLIMATE_COMMANDS } from './scenarios/commands.js'

describe('Climate commands under faults', () => matrixOf(CLIMATE_COMMANDS))
