import { matrixOf } from './read-cell.js'
import { CODE_READS } from './subjects/reads.js'

describe('What is read', () => matrixOf(CODE_READS))
