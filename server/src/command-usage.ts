/** What `credenza help` prints. */
export const usage = `Usage: credenza <command>

  start   Runs the server, in a release. In a checkout, npm start does.

  forget-second-factors <email>
          Removes all second factors of an administrator who has lost them, and ends the sessions.

  verify FILE
          Verifies a certificate, or a picture of a printed one; 'verify --help' says how. Needs no settings, database or server.
  check-log --kept FILE --trust HOST
          Checks whether a public log still begins with a state that you kept; 'check-log --help' says how. Needs no settings.

  witness Signs the checkpoints of others' logs; 'witness --help' says how. Needs a folder, and none of the rest.

  audit [--since DATE or FILE]
          Checks that nothing was rewritten: audit trails, logs, status lists, ledger, chain. Prints the first entry in
          each that does not match.
          Exit code 0: everything is intact; 1: something was changed; 2: could not be checked.
          With --since: what was written after that date, or after the checkpoint in that file (docs/operations/audit.md).

  backup  Copies everything to BACKUP_FOLDER or to the BACKUP_S3_* bucket, whether the server runs or not.

  backups Lists what can be restored, and the newest drills.

  restore [TIME]
          Restores the newest state, or the one of TIME (2026-11-23T05:00:00Z), into DATA_DIR, where there must be no database.

  drill   Restores the newest backup beside the database, audits the copy, and removes it.
          Exit code 0: the copy is intact; 1: it is not, or could not be restored.

  backup-key [split NEEDED SHARES | join]
          Prints the master key for a safe, or splits it into shares to print, any NEEDED of which give the key. 'join' reads
          shares from standard input, one a line, and prints the key.

  rotate-master-key
          Replaces the master key while the server runs, and seals everything again under the new one (docs/operations/keys.md).
          If it is stopped, run it again: it continues.

  renew-seals FOLDER
          Adds a time-stamp to the PDFs in a folder whose newest one ends within a year (docs/operations/keys.md). Needs TSA_URL,
          and no database.

  events [--since TIME | --after POSITION]
          Prints security events as JSON, one a line, oldest first: all, those since TIME (2026-11-23T05:00:00Z), or those after
          a position (docs/operations/security-events.md).

  archive --before DATE [--to FOLDER]
          Moves older entries that are no longer needed out of the audit trails, sealed, to the folder or to where backups
          go, while the server runs (docs/operations/archive.md).

  unarchive [--from FOLDER]
          Reads all archived entries back into the database.

  rebuild-indexes
          Frees the disk space that large batches leave unused in the indexes, while the server runs.

  distribute
          Spreads the database over the workers of a Citus cluster, while no server runs (docs/operations/citus.md). Run it
          again after an upgrade.

  health  Asks the server that runs here with these settings whether it is well. Exit code 0: yes; 1: no.

  help    Prints this, as --help does anywhere. It runs nothing.

  --version
          Prints the release.

Settings come from the same environment variables as the server’s (docs/operations/settings.md).
`
