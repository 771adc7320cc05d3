import { matrixOf } from './read-cell.js'
import { CODE_READS } from './scenarios/reads.js'

describe('Access code queries under faults', () => matrixOf(CODE_READS))
