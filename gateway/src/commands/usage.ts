export const USAGE = `npm run remotes -- <command>

  list                            what is live, every version that is here, since when, its size
  deploy <remote or folder>...    builds a remote of this checkout if needed, or takes the folder of a
                                  build, checks it and makes it live; several at once, or "shell"
  rollback <remote> [version]     makes the version before live again, or the named one
  disable <remote>                takes it out of service: menu entry and files stay
  enable <remote>                 brings it back
  remove <remote>                 takes it out with its menu entry and paths; a start leaves it out too
  prune --keep <n>                deletes all but the newest n versions of each, and all of removed ones,
        [--min-hours <h>]         but none that was live in the last h hours (24)

For all gateways with this data folder (STOCKROOM_DATA_DIR), from their next request on.`;
