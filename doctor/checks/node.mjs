const MINIMUM = 20

/** The client, the sandbox and the testing helpers run in Node. */
export const checkNode = (_project, node) =>
  Number.parseInt(node, 10) >= MINIMUM
    ? []
    : [
        {
          isError: true,
          location: 'Node',
          problem: `the version is ${node}, but latchkey/client, latchkey/sandbox and latchkey/testing need ${MINIMUM} or later.`,
          fix: `Install Node ${MINIMUM} or later.`
        }
      ]
