import { matrixOf } from './command-cell.js'
import { CLIMATE_COMMANDS } from './subjects/commands.js'

describe('What is done', () => matrixOf(CLIMATE_COMMANDS))
