"""Run by Alembic on the connection that `storage.engine` hands over, within its transaction."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
context.run_migrations()
