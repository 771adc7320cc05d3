import { matrixOf } from './read-cell.js'
import { CODE_READS } from './subjects/reads.js'

describe('Access code queries under faults', () => matrixOf(CODE_READS))
