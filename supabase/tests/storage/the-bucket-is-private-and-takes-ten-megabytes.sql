select tests.equal(public, false), tests.equal(file_size_limit, 10485760::bigint) from storage.buckets where id = 'documents';
