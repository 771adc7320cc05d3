const OLDEST = 20

/** The client, the sandbox and the kit for tests run in Node. */
export const checkNode = (_project, node) =>
  Number.parseInt(node, 10) >= OLDEST
    ? []
    : [
        {
          isError: true,
          where: 'Node',
          what: `this is ${node}, and latchkey/client, latchkey/sandbox and latchkey/testing need ${OLDEST} or newer.`,
          how: `Install Node ${OLDEST} or newer.`
        }
      ]
