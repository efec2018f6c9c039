export const USAGE = `npm run remotes -- <command>

  list                            what is live, every version that is here, since when, its size
  deploy <remote or folder>...    builds a remote of this checkout if needed, or takes the folder of a
                                  build, checks it and makes it live; several at once, or "shell"
  rollback <remote> [version]     makes the version before live again, or the named one
  disable <remote>                takes it out of service: menu entry and files stay
  enable <remote>                 brings it back
  prune --keep <n>                deletes old versions but the newest n of each
        [--min-hours <h>]         and but those which were live in the last h hours (24)

For all gateways with this data folder (STOCKROOM_DATA_DIR), from their next request on.`;
